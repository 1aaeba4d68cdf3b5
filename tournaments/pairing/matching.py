"""Perfect matchings by networkx, which takes a tenth of a second to load: import it when needed."""

from collections.abc import Iterable, Sequence

import networkx


def perfect(
    nodes: Sequence[int], edges: Iterable[tuple[int, int, int]]
) -> list[tuple[int, int]] | None:
    """Return a perfect matching of least cost, or None where there is none.

    Which of several it is follows from the order of `nodes`.
    """
    graph: networkx.Graph[int] = networkx.Graph()
    graph.add_nodes_from(nodes)
    graph.add_weighted_edges_from(edges)
    matched = networkx.min_weight_matching(graph)
    return list(matched) if 2 * len(matched) == len(nodes) else None
