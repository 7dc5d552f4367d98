## Your turn, on a closed page

remind-text = Quando é a tua vez nesta mesa e esta página está fechada, recebes uma mensagem. Diz qual é o jogo e nada sobre as tuas cartas.
remind-quiet = Horas de silêncio
remind-from = das
remind-to = às
remind-push = Avisar neste aparelho
remind-on = Recebes avisos neste aparelho.
remind-off = Deixar de avisar
remind-unable = Aqui este navegador não recebe mensagens com a página fechada. Num telemóvel, junta primeiro esta página ao ecrã inicial; o endereço tem de começar por https.
remind-failed = O navegador não conseguiu inscrever-se para receber mensagens. Tenta mais tarde.
remind-hook = Um endereço teu
remind-hook-text = Para ferramentas tuas: quando é a tua vez, este endereço recebe um pedido POST com title, body e url em JSON.
remind-address = Endereço
