## Several people at one device

together-title = { $game } here together
together-secrets = Several people at this device. It goes from hand to hand, and a curtain hides each hand from the others.
together-open = Several people at this device. It lies on the table: nothing in this game is secret.
together-who = Who plays here
together-more = One more
together-less = Remove { $name }
together-bots = Bots
together-friends = Friends on other devices
give-to = Give it to { $name }
i-am = I am { $name }
or-else = Or is it somebody else?
your-hand = Whose hand?
put-away = Put the hand away
beside = Somebody else plays here, too
