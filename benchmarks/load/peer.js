// The peer: boardgame.io's server, playing the same Raj.    DB=memory|flat|pg PORT=... node peer.js    (pg: at PGURL)
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const PRIZES = [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function reveal(G, seats) {
  const pile = G.prize.reduce((a, b) => a + b, 0);
  const bids = Array.from({ length: seats }, (_, seat) => G.bids[seat]);
  const single = bids.map((bid, seat) => [bid, seat]).filter(([bid]) => bids.filter((b) => b === bid).length === 1);
  if (single.length) {
    single.sort((a, b) => a[0] - b[0]);
    G.score[single[pile > 0 ? single.length - 1 : 0][1]] += pile;
    G.prize = [];
  }
  G.bids = {};
  G.played.fill(null);
  if (G.secret.deck.length) {
    G.prize.push(G.secret.deck.pop());
    G.round++;
  } else G.done = true;
}

const Raj = {
  name: "raj",
  minPlayers: 2,
  maxPlayers: 5,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(PRIZES);
    const hand = () => ({ hand: Array.from({ length: 15 }, (_, i) => i + 1) });
    return {
      secret: { deck: deck.slice(0, 14) },
      prize: [deck[14]],
      players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, hand()])),
      bids: {},
      played: Array(ctx.numPlayers).fill(null),
      score: Array(ctx.numPlayers).fill(0),
      round: 1,
      done: false,
    };
  },
  turn: {
    activePlayers: { all: "bid" },
    stages: {
      bid: {
        moves: {
          bid: {
            move: ({ G, ctx, playerID }, card) => {
              const hand = G.players[playerID].hand;
              if (G.played[playerID] || !hand.includes(card)) return "INVALID_MOVE";
              hand.splice(hand.indexOf(card), 1);
              G.bids[playerID] = card;
              G.played[playerID] = true;
              if (Object.keys(G.bids).length === ctx.numPlayers) reveal(G, ctx.numPlayers);
            },
            client: false,
            ignoreStaleStateID: true,
            redact: true,
          },
        },
      },
    },
  },
  endIf: ({ G }) => (G.done ? { score: G.score } : undefined),
  playerView: ({ G, playerID }) => {
    const { secret, bids, players, ...open } = G;
    return { ...open, players: players[playerID] ? { [playerID]: players[playerID] } : {} };
  },
};

const stores = {
  flat: () => ({ db: new FlatFile({ dir: "flat" }) }),
  pg: () => ({ db: new (require("bgio-postgres").PostgresStore)(process.env.PGURL, { logging: false }) }),
};
const db = stores[process.env.DB]?.() ?? {};
Server({ games: [Raj], origins: [Origins.LOCALHOST], ...db }).run(Number(process.env.PORT));
