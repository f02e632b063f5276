// A proxy between the app and PostgreSQL that simulates network and server failures.
import { connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** To use instead of the server's URL. */
  url: string;
  /** Breaks every connection; new ones work. */
  cut(): void;
  /** Stops responding on all connections, as a paused server does. */
  silence(): void;
  /** Closes all connections and refuses new ones, as a stopped server does. */
  refuse(): void;
  /** Resolves once a connection was refused. */
  untilRefused(): Promise<void>;
  /** Passes the next `commit` to the server and breaks the connection before the response. */
  loseNextCommit(): void;
  /** Ends `silence` and `refuse`. Swallowed bytes remain lost. */
  mend(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(serverUrl: string): Promise<DatabaseProxy> {
  const target = new URL(serverUrl);
  const refused = Promise.withResolvers<void>();
  const pairs = new Set<[Socket, Socket]>();
  let state: 'works' | 'silent' | 'refuses' | 'loses a commit' = 'works';
  const cut = (): void => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  const server = createServer((client) => {
    if (state === 'refuses') {
      refused.resolve();
      return void client.destroy();
    }
    const upstream = connect(Number(target.port || 5432), target.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    let isLost = false;
    pairs.add(pair);
    for (const [i, socket] of pair.entries()) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        pair[1 - i]!.destroy();
      });
    }
    client.on('data', (chunk: Buffer) => {
      if (state === 'silent') return;
      if (state === 'loses a commit' && chunk.includes('commit')) {
        state = 'works';
        isLost = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      if (isLost) client.destroy();
      else if (state !== 'silent') client.write(chunk);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(serverUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    cut,
    silence: () => void (state = 'silent'),
    refuse() {
      state = 'refuses';
      cut();
    },
    untilRefused: () => refused.promise,
    loseNextCommit: () => void (state = 'loses a commit'),
    mend() {
      // After swallowed bytes the protocol state of a connection is out of sync.
      if (state === 'silent') cut();
      state = 'works';
    },
    async close() {
      cut();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
