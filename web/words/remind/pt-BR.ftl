## Your turn, on a closed page

remind-text = Quando é a sua vez nesta mesa e esta página está fechada, você recebe uma mensagem. Ela diz qual é o jogo e nada sobre as suas cartas.
remind-on = Você recebe avisos neste aparelho.
remind-off = Parar de avisar
remind-unable = Aqui este navegador não recebe mensagens com a página fechada. Em um celular, adicione antes esta página à tela inicial; o endereço precisa começar com https.
remind-failed = O navegador não conseguiu se inscrever para receber mensagens. Tente mais tarde.
remind-hook = Um endereço seu
remind-hook-text = Para ferramentas suas: quando é a sua vez, este endereço recebe um pedido POST com title, body e url em JSON.
