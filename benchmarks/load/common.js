// What both loads count with.
const fs = require("fs");
const http = require("http");
const { monitorEventLoopDelay } = require("perf_hooks");

const lag = monitorEventLoopDelay({ resolution: 5 }); // of ourselves: what is measured cannot be truer than this

exports.wait = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

// Connections are kept, and little is done for each request: the clients share the machine with the server.
const agent = new http.Agent({ keepAlive: true });

exports.post = (path, body, more) =>
  new Promise((resolve, reject) => {
    const sent = JSON.stringify(body ?? {});
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(sent), ...more };
    const asked = { host: "127.0.0.1", port: process.env.PORT, method: "POST", path, headers, agent };
    const request = http.request(asked, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode < 300) resolve(JSON.parse(text));
        else reject(new Error(`${path}: ${text}`));
      });
    });
    // A kept connection may be closed by the other end right when we use it
    const closed = (fault) => request.reusedSocket && fault.code === "ECONNRESET";
    request.on("error", (fault) => (closed(fault) ? exports.post(path, body, more).then(resolve, reject) : reject(fault)));
    request.end(sent);
  });

exports.cpu = () => {
  if (!process.env.PID) return 0;
  const fields = fs.readFileSync(`/proc/${process.env.PID}/stat`, "utf8").split(") ").pop().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

exports.begin = () => (lag.enable(), exports.used());

// The server's processor time and our own, in seconds
exports.used = () => [exports.cpu(), process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6];

exports.figures = (counts, times, begun, [server, client]) => {
  times.sort((a, b) => a - b);
  const quantile = (share) => Number(times[Math.min(times.length - 1, Math.floor(share * times.length))]?.toFixed(1));
  const moves_s = Math.round(counts.moves / ((performance.now() - begun) / 1000));
  const [serverNow, clientNow] = exports.used();
  const each = (seconds) => Number(((1000 * seconds) / counts.moves).toFixed(3));
  const [server_ms_a_move, client_ms_a_move] = [each(serverNow - server), each(clientNow - client)];
  const [p50, p99] = [quantile(0.5), quantile(0.99)];
  const client_lag_p99 = Number((lag.percentile(99) / 1e6).toFixed(1));
  return JSON.stringify({ ...counts, moves_s, p50, p99, server_ms_a_move, client_ms_a_move, client_lag_p99 });
};
