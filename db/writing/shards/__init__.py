"""Who owns which servers, where several processes share a database of a server."""
