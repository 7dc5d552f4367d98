## Your turn, on a closed page

remind-text = When this page is closed and it is your turn at this table, you get a message. It names the game and says nothing about your cards.
remind-quiet = Quiet hours
remind-from = from
remind-to = to
remind-push = Tell me on this device
remind-on = You get messages on this device.
remind-off = Stop telling me
remind-unable = This browser cannot get messages here while the page is closed. On a phone, put sobremesa on the home screen first; its address must begin with https.
remind-failed = The browser could not sign up for messages. Please try again later.
remind-hook = An address of your own
remind-hook-text = For tools of your own: when it is your turn, this address receives a POST request with title, body and url as JSON.
remind-address = Address
