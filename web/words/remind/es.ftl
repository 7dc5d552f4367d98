## Your turn, on a closed page

remind-text = Cuando es tu turno en esta mesa y esta página está cerrada, recibes un mensaje. Dice qué juego es y nada sobre tus cartas.
remind-quiet = Horas de silencio
remind-from = de
remind-to = a
remind-push = Avisarme en este dispositivo
remind-on = Recibes avisos en este dispositivo.
remind-off = Dejar de avisarme
remind-unable = Este navegador no puede recibir mensajes aquí con la página cerrada. En un teléfono, añade antes sobremesa a la pantalla de inicio; su dirección debe empezar por https.
remind-failed = No se han podido activar los mensajes en este navegador. Inténtalo más tarde.
remind-hook = Una dirección tuya
remind-hook-text = Para herramientas tuyas: cuando es tu turno, esta dirección recibe una petición POST con title, body y url en JSON.
remind-address = Dirección
