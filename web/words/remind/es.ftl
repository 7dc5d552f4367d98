## Your turn, on a closed page

remind-text = Cuando es tu turno en esta mesa y esta página está cerrada, recibes un mensaje. Dice qué juego es y nada sobre tus cartas.
remind-quiet = Horas de silencio
remind-from = de
remind-to = a
remind-push = Avisar en este dispositivo
remind-on = Recibes avisos en este dispositivo.
remind-off = Dejar de avisar
remind-unable = Aquí este navegador no recibe mensajes con la página cerrada. En un móvil, pon antes sobremesa en la pantalla de inicio; hay que abrirlo por https.
remind-failed = El navegador no ha podido apuntarse para recibir mensajes. Inténtalo más tarde.
remind-hook = Una dirección tuya
remind-hook-text = Para herramientas tuyas: cuando es tu turno, esta dirección recibe una petición POST con title, body y url en JSON.
remind-address = Dirección
