def draw(scene):
    hand = "" if scene.seat is None else str(scene.view["hand"])
    return {"title": scene.say("name"), "seats": [""] * len(scene.names), "table": [hand]}
