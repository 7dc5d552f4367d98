## Your turn, on a closed page

remind-text = Nesta mesa és avisado quando é a tua vez e esta página está fechada. A mensagem diz qual é o jogo e nada das tuas cartas.
remind-quiet = Horas de silêncio
remind-from = das
remind-to = às
remind-push = Avisar neste aparelho
remind-on = És avisado neste aparelho.
remind-off = Deixar de avisar
remind-unable = Aqui este navegador não recebe mensagens com a página fechada. Num telemóvel, põe primeiro o sobremesa no ecrã inicial; tem de ser aberto por https.
remind-failed = O navegador não conseguiu inscrever-se para receber mensagens. Tenta mais tarde.
remind-hook = Um endereço teu
remind-hook-text = Para quem gosta das suas próprias ferramentas: quando é a tua vez, title, body e url são enviados a este endereço em JSON, por POST.
remind-address = Endereço
