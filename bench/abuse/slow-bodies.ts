// Many connections with a request that never ends: one byte every few seconds.
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import { atMost } from '../rows.ts';
import { addressOf } from './visitor.ts';

const CONNECTIONS = 300;
const BYTE_EVERY_MS = 3000;
const MAX_SECONDS = 37;
const WATCH_SECONDS = 40;

/** Resolves to the seconds until the site closed the connection; WATCH_SECONDS if it never did. */
async function neverEnd(port: number, address: string): Promise<number> {
  const startedAt = performance.now();
  const socket = net.connect(port, 'localhost');
  // How it ends does not matter.
  socket.on('error', () => undefined);
  let isOver = false;
  socket.once('close', () => void (isOver = true));
  socket.resume();
  socket.write(
    `POST /api/v1/servers HTTP/1.1\r\nhost: localhost:${port}\r\nx-forwarded-for: ${address}\r\n` +
      'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
  );
  const seconds = (): number => (performance.now() - startedAt) / 1000;
  for (let next = BYTE_EVERY_MS; !isOver && seconds() < WATCH_SECONDS; next += BYTE_EVERY_MS) {
    while (!isOver && performance.now() - startedAt < next) await sleep(100);
    if (!isOver) socket.write(' ');
  }
  socket.destroy();
  return Math.min(seconds(), WATCH_SECONDS);
}

export const slowBodies: Attack = {
  name: 'bodies that never end',
  slows: 'p95',
  async play({ site }) {
    const port = Number(new URL(site.origin).port);
    const open = Array.from({ length: CONNECTIONS }, (_, i) => neverEnd(port, addressOf(i % 3)));
    const longest = Math.max(...(await Promise.all(open)));
    return [atMost('until the last of 300 bodies that never end is cut off', longest, MAX_SECONDS, 's')];
  },
};
