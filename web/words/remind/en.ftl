## Your turn, on a closed page

remind-text = At this table you are told when it is your turn and this page is closed. The message says which game it is, and nothing of your cards.
remind-quiet = Quiet hours
remind-from = from
remind-to = to
remind-push = Tell me on this device
remind-on = You are told on this device.
remind-off = No longer
remind-unable = This browser takes no messages for a closed page here. On a phone, put sobremesa on the home screen first; it has to be opened by https.
remind-failed = The browser could not sign up for messages. Please try again later.
remind-hook = An address of your own
remind-hook-text = For those who like their own tools: when it is your turn, title, body and url are sent to this address as JSON, by POST.
remind-address = Address
