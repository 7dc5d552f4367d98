## Your turn, on a closed page

remind-text = When this page is closed, you get a message that it is your turn at this table. It names the game and says nothing about your cards.
remind-quiet = Quiet hours
remind-from = from
remind-to = to
remind-push = Tell me on this device
remind-on = You are told on this device.
remind-off = Stop telling me
remind-unable = This browser cannot get messages here while the page is closed. On a phone, put sobremesa on the home screen first; its address must begin with https.
remind-failed = The browser could not sign up for messages. Please try again later.
remind-hook = An address of your own
remind-hook-text = For those who like their own tools: when it is your turn, title, body and url are sent to this address as JSON, by POST.
remind-address = Address
