// Tables of Raj over WebSocket, every seat bids any card the moment it may: moves a second, and time to the ack.
// PORT=... node sobremesa.js TABLES SEATS SECONDS [PAUSE]    PAUSE: seconds a person thinks, half as much to one and a half
// PID: of the server, whose processor time is then told
// PORTS: of several nodes, which the seats of each table are spread over; then `way` tells how long a move takes from
// a socket at one node to the first socket at another
const { begin, figures, post, wait } = require("./common");
const WebSocket = require("ws");

const [tables, seats, seconds, pause] = [2, 3, 4, 5].map((i) => Number(process.argv[i] ?? 0));
const ports = (process.env.PORTS ?? process.env.PORT).split(",");
const times = [];
const ways = [];
let [moves, games, messages, measuring] = [0, 0, 0, false];

async function table() {
  const host = await post("/api/tables", { game: "raj", seats, name: "a" });
  const code = host.table.code;
  const tokens = [host.token];
  while (tokens.length < seats) tokens.push((await post(`/api/tables/${code}/join`, { name: "b" })).token);
  await post(`/api/tables/${code}/start`, undefined, { authorization: `Bearer ${host.token}` });
  return [code, tokens];
}

// How long a move takes from a socket at one node to the first socket at another
class Way {
  open = []; // moves that no other node has told of yet: [seq, port, sent]
  told = []; // the last steps: [seq, port, time]
  acked(seq, port, sent) {
    const found = this.told.find((each) => each[0] >= seq && each[1] !== port && each[2] > sent);
    if (!found) this.open.push([seq, port, sent]);
    else if (measuring) ways.push(found[2] - sent);
  }
  step(seq, port, now) {
    this.told = [...this.told.slice(-20), [seq, port, now]];
    const reached = (each) => each[0] <= seq && each[1] !== port;
    if (measuring) ways.push(...this.open.filter(reached).map((each) => now - each[2]));
    this.open = this.open.filter((each) => !reached(each));
  }
}

function sit(code, token, seat, way, over) {
  const port = ports[seat % ports.length];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${code}/live`, { perMessageDeflate: false });
  let [number, sent] = [0, 0];
  const bid = (choices) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    sent = performance.now();
    const move = choices[Math.floor(Math.random() * choices.length)].move;
    socket.send(JSON.stringify({ type: "move", id: `m${++number}`, move }));
  };
  socket.on("open", () => socket.send(JSON.stringify({ type: "hello", token })));
  socket.on("message", (data) => {
    const message = JSON.parse(data);
    messages += measuring;
    if (message.type === "refused") throw new Error(JSON.stringify(message));
    if (ports.length > 1 && message.type === "step") way.step(message.seq, port, performance.now());
    for (const ack of message.acks ?? []) if (ports.length > 1) way.acked(ack.seq, port, sent);
    if (message.acks?.length) {
      if (measuring) (moves++, times.push(performance.now() - sent));
      sent = 0;
    }
    socket.moves = message.now ? message.now.moves : (socket.moves ?? []);
    if (message.now?.result) over();
    else if (socket.moves.length && !sent) {
      const choices = socket.moves;
      [sent, socket.moves] = [1, []];
      if (pause) setTimeout(bid, 1000 * pause * (0.5 + Math.random()), choices);
      else bid(choices);
    }
  });
  return socket;
}

async function playOn() {
  for (;;) {
    const [code, tokens] = await table();
    let over;
    const finished = new Promise((resolve) => (over = resolve));
    const way = new Way();
    const sockets = tokens.map((token, seat) => sit(code, token, seat, way, over));
    await finished;
    games += measuring;
    sockets.forEach((socket) => socket.close());
  }
}

(async () => {
  for (let i = 0; i < tables; i++) {
    playOn().catch((fault) => (console.error(fault), process.exit(1)));
    if (i % 20 === 19) await wait(0.2);
  }
  await wait(pause ? 2 * pause + 2 : 0.5);
  measuring = true;
  const [begun, before] = [performance.now(), begin()];
  await wait(seconds);
  measuring = false;
  ways.sort((a, b) => a - b);
  const share = (part) => Number(ways[Math.min(ways.length - 1, Math.floor(part * ways.length))]?.toFixed(1));
  const way = ports.length > 1 ? { ways: ways.length, way_p50: share(0.5), way_p99: share(0.99) } : {};
  console.log(figures({ tables, seats, moves, games, messages, ...way }, times, begun, before));
  process.exit(0);
})();
