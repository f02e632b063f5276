import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the system's ephemeral ports, so that no outgoing connection takes one before the program listens.
const [FIRST, LAST] = [20_000, 32_000];

/** A caller might not listen on its port yet, so no port is returned twice. */
const given = new Set<number>();

/** A loopback port on which nothing listens, another at each call. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port)) continue;
    given.add(port);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') return false;
        throw error;
      },
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
