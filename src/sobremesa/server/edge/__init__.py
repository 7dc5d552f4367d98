"""What speaks HTTP and WebSocket. No rules of tables and no SQL in here."""
