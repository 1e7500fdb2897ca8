import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';

/** Attacks a server on this machine, in a thread of its own; asked with any message, it says how many connections are open. */
const { port, manner, connections, path, count } = v.parse(
  v.object({
    port: v.number(),
    /**
     * Each connection sends `count` requests at once, and again when it is cut off; or one request after the other; or
     * one, whose answer it takes at 1 kB/s.
     */
    manner: v.picklist(['at once', 'in turn', 'slowly']),
    connections: v.number(),
    path: v.string(),
    count: v.number(),
  }),
  workerData,
);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const requests = `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(count);
let open = 0;

function opened() {
  const socket = connect(port, '127.0.0.1', () => socket.write(requests));
  open += 1;
  socket.on('error', () => undefined);
  return socket.once('close', () => (open -= 1));
}

const attacks = {
  'at once': () => {
    opened()
      .once('close', () => setTimeout(attacks['at once'], 50))
      .resume();
  },
  'in turn': () => {
    const again = () => setTimeout(attacks['in turn']);
    get({ port, host: '127.0.0.1', path, agent }, (answer) => answer.resume().once('close', again)).once(
      'error',
      again,
    );
  },
  slowly: () => {
    const socket = opened().on('readable', () => undefined);
    const timer = setInterval(() => {
      // Who does not read is told only when it sends something that it was cut off.
      socket.write('\r\n');
      socket.read(Math.min(1000, socket.readableLength));
    }, 1000);
    socket.once('close', () => clearInterval(timer));
  },
};

for (let index = 0; index < connections; index += 1) attacks[manner]();
parentPort?.on('message', () => parentPort?.postMessage(open, []));
