guest = Visitante
page-missing = O servidor está funcionando, mas a página ainda não foi construída.

error-bad-request = Não dá para entender o pedido: { $why }
error-bad-message = Não dá para entender a mensagem: { $why }
error-bad-plan = O plano precisa dizer quem se senta em cada um dos { $seats } lugares: “me” uma vez, “open” ou um bot.
error-bad-id = O id de um comando tem de 1 a 64 letras, algarismos, “-” ou “_”.
error-foreign-page = Isto vem de uma página de outro site, por isso é recusado.
error-not-seated = Você não tem lugar nesta mesa.
error-no-such-table = Não há nenhuma mesa “{ $typed }”. Confira as seis letras do código.
error-no-such-bot = Não há nenhum bot chamado “{ $name }”. Há: { $known }.
error-table-full = Todos os lugares estão ocupados. Você pode assistir.
error-not-over = O jogo ainda não terminou.
error-not-your-story = Enquanto o jogo dura, você só pode vê-lo do seu lugar.
error-luck-settled = A sorte já está lançada: não dá mais para acrescentar nada.
error-bad-order = A ordem precisa nomear cada lugar de 0 a { $last } uma vez.
error-too-many-people = Há mais pessoas sentadas do que cabem em { $seats } lugares.
error-already-over = O jogo já terminou.
error-table-locked = O anfitrião fechou a mesa, por isso mais ninguém pode se sentar.
error-other-seat-before = Você teve outro lugar neste jogo, por isso só pode voltar a ele.
error-paused = O jogo está pausado. Retome-o primeiro.
error-no-such-entry = O jogo pode continuar da entrada 0 até a { $last }.
error-stale = A mesa avançou nesse meio-tempo. Olhe de novo e depois escolha.
error-hello-first = A primeira mensagem precisa ser hello.
error-hello-twice = Você já disse hello.
error-too-fast = Rápido demais. Espere um momento e tente de novo.
error-fault = Algo deu errado do nosso lado. Ficou registrado; tente de novo.
error-not-stored = Não foi possível salvar agora, por isso nada mudou. Tente de novo.
error-table-damaged = O que foi salvo desta mesa não confere, por isso ela não abre.
error-data-in-use = Outro servidor já está usando { $where }. Pare-o primeiro, ou escolha outra pasta com --data.
error-port-taken = A porta { $port } está ocupada. Escolha outra com --port.
error-bad-url = “{ $url }” não é o endereço de um site: começa com http:// ou https://.

serving-lan = De outro aparelho da casa: { $url }
serving-stop = Ctrl-C para o servidor. Todos os jogos ficam salvos.
error-nothing-there = Não há nenhuma mesa em { $where }.
backed-up = Todas as mesas estão em { $file }. Contém segredos: guarde-o como você os guarda.

