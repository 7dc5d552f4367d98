def draw(view, seat, options, say):
    hand = "" if seat is None else str(view["hand"])
    return {"title": say("name"), "seats": [""] * len(view["scores"]), "table": [hand]}
