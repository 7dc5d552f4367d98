## Your turn, on a closed page

remind-text = Nesta mesa você é avisado quando é a sua vez e esta página está fechada. A mensagem diz qual é o jogo e nada das suas cartas.
remind-on = Você é avisado neste aparelho.
remind-off = Parar de avisar
remind-unable = Aqui este navegador não recebe mensagens com a página fechada. Em um celular, coloque antes o sobremesa na tela inicial; ele precisa ser aberto por https.
remind-failed = O navegador não conseguiu se inscrever para receber mensagens. Tente mais tarde.
remind-hook = Um endereço seu
remind-hook-text = Para quem gosta das próprias ferramentas: quando é a sua vez, title, body e url são enviados a este endereço em JSON, por POST.
