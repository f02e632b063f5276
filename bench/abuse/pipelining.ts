// Connections that send requests ahead by the thousand and read none of the answers.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Attack, atMost } from './attack.ts';
import { Visitor } from './visitor.ts';

const CONNECTIONS = 100;
const AHEAD = 1000;
const PATHS = ['/api/v1/serververse', '/'];
const HELD_MS = 5000;
const MOST_WAIT_MS = 2000;

export const pipelining: Attack = {
  name: 'requests sent ahead by the thousand',
  slows: 'p99',
  async play({ site }) {
    const { port, host } = new URL(site.origin);
    const requests = Array.from({ length: AHEAD }, (_, i) => `GET ${PATHS[i % 2]} HTTP/1.1\r\nhost: ${host}\r\n\r\n`);
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = net.connect(Number(port), 'localhost');
      // How it ends does not matter.
      socket.on('error', () => undefined).pause();
      socket.write(requests.join(''));
      return socket;
    });
    await sleep(50);
    const { ms } = await new Visitor(site.origin, '48.1.1.1').ask('GET', '/livez');
    await sleep(HELD_MS);
    for (const socket of sockets) socket.destroy();
    return [atMost('until a probe is answered beside 100,000 requests sent ahead', Math.round(ms), MOST_WAIT_MS, 'ms')];
  },
};
