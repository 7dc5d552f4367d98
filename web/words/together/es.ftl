## Several people at one device

together-title = { $game }, juntos aquí
together-secrets = Varias personas en este dispositivo. El dispositivo pasa de mano en mano, y una cortina oculta las cartas de cada cual a los demás.
together-open = Varias personas en este dispositivo. Se queda sobre la mesa: en este juego nada es secreto.
together-who = Quién juega aquí
together-more = Una persona más
together-less = Quitar a { $name }
together-bots = Bots
together-friends = Amigos en otros dispositivos
give-to = Dáselo a { $name }
i-am = Soy { $name }
or-else = ¿O es otra persona?
your-hand = ¿La mano de quién?
put-away = Ocultar la mano
beside = Otra persona también juega aquí
