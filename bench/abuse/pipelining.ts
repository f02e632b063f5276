// Connections that pipeline thousands of requests and read no answers.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { atMost } from '../rows.ts';
import { Visitor } from './visitor.ts';

/** Connections, and how many requests each of them pipelines. */
const WAVES = [
  [4, 1000],
  [100, 80],
] as const;
const PATHS = ['/api/v1/serververse', '/'];
const HELD_MS = 5000;
const MAX_WAIT_MS = 1000;

export const pipelining: Attack = {
  name: 'thousands of pipelined requests',
  slows: 'p99',
  async play({ site }) {
    const { port, host } = new URL(site.origin);
    const request = (i: number): string => `GET ${PATHS[i % 2]} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
    const sockets = WAVES.flatMap(([connections, ahead]) =>
      Array.from({ length: connections }, () => {
        const socket = net.connect(Number(port), 'localhost');
        // How it ends does not matter.
        socket.on('error', () => undefined).pause();
        socket.write(Array.from({ length: ahead }, (_, i) => request(i)).join(''));
        return socket;
      }),
    );
    await sleep(50);
    const { ms } = await new Visitor(site.origin, '48.1.1.1').ask('GET', '/livez');
    await sleep(HELD_MS);
    for (const socket of sockets) socket.destroy();
    return [atMost('wait of a probe during 12,000 pipelined requests', Math.round(ms), MAX_WAIT_MS, 'ms')];
  },
};
