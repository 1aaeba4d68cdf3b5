"""The connections to Discord, and requests that are sent again."""
