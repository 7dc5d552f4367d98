## Your turn, on a closed page

remind-text = En esta mesa se te avisa cuando es tu turno y esta página está cerrada. El mensaje dice qué juego es y nada de tus cartas.
remind-quiet = Horas de silencio
remind-from = de
remind-to = a
remind-push = Avisar en este dispositivo
remind-on = Se te avisa en este dispositivo.
remind-off = Dejar de avisar
remind-unable = Aquí este navegador no recibe mensajes con la página cerrada. En un móvil, pon antes sobremesa en la pantalla de inicio; hay que abrirlo por https.
remind-failed = El navegador no ha podido apuntarse para recibir mensajes. Inténtalo más tarde.
remind-hook = Una dirección tuya
remind-hook-text = Para quien prefiere sus propias herramientas: cuando es tu turno, title, body y url se envían a esta dirección en JSON, por POST.
remind-address = Dirección
