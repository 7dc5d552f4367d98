// The same load on the peer as sobremesa.js puts on us: every seat bids any card the moment it may.
// PORT=... node peer-load.js TABLES SEATS SECONDS
// PID: of the server, whose processor time is then told
const { begin, figures, post, wait } = require("./common");
const { io } = require("socket.io-client");

const [tables, seats, seconds] = [2, 3, 4].map((i) => Number(process.argv[i]));
const url = `http://127.0.0.1:${process.env.PORT}`;
const times = [];
let [moves, games, measuring] = [0, 0, false];

function sit(table, seat, credentials, over) {
  const socket = io(`${url}/raj`, { transports: ["websocket"], forceNew: true });
  const playerID = String(seat);
  let [bidIn, sent] = [0, 0];
  const take = ({ G, ctx, _stateID }) => {
    if (sent && (G.played[seat] || G.round !== bidIn || G.done)) {
      if (measuring) (moves++, times.push(performance.now() - sent));
      sent = 0;
    }
    if (ctx.gameover) return over();
    if (G.played[seat] || G.round === bidIn) return;
    const hand = G.players[seat].hand;
    [bidIn, sent] = [G.round, performance.now()];
    const payload = { type: "bid", args: [hand[Math.floor(Math.random() * hand.length)]], playerID, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, table, playerID);
  };
  socket.on("sync", (_, info) => take(info.state));
  socket.on("update", (_, state) => take(state));
  socket.on("connect", () => socket.emit("sync", table, playerID, credentials, seats));
  return socket;
}

async function playOn() {
  for (;;) {
    const { matchID } = await post("/games/raj/create", { numPlayers: seats });
    const credentials = [];
    for (let seat = 0; seat < seats; seat++)
      credentials.push((await post(`/games/raj/${matchID}/join`, { playerID: String(seat), playerName: "b" })).playerCredentials);
    let over;
    const finished = new Promise((resolve) => (over = resolve));
    const sockets = credentials.map((each, seat) => sit(matchID, seat, each, over));
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, 1000 * seconds))]);
    games += measuring;
    sockets.forEach((socket) => socket.close());
  }
}

(async () => {
  for (let i = 0; i < tables; i++) playOn().catch((fault) => (console.error(fault), process.exit(1)));
  await wait(0.5);
  measuring = true;
  const [begun, before] = [performance.now(), begin()];
  await wait(seconds);
  measuring = false;
  console.log(figures({ tables, seats, moves, games }, times, begun, before));
  process.exit(0);
})();
