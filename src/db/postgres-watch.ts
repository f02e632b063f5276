// One connection of each process that is notified of commits by others (LISTEN) and pings the server every second, so
// that no request has to wait to find out that the server is down.
import { setImmediate, setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { connectionError } from './postgres-errors.ts';
import { batchNotifications, type Watch } from './watch.ts';

const PING_EVERY_MS = 1000;
const PING_TIMEOUT_MS = 2000;
/** Pause after a broken connection. */
const RECONNECT_MS = 100;

export interface Health {
  /** Called with the reason when the server does not answer, and again after each failed attempt. */
  onDown(reason: string): void;
  /** Called for each new connection. */
  onUp(): void;
}

/** After a broken connection it reconnects and calls the listener, since notifications may have been lost. */
export function watchPostgres(url: string, listener: () => void, health: Health): Watch {
  const notifications = batchNotifications(listener);
  const closing = new AbortController();

  /** Uses one connection until it breaks; returns the pause before the next, in ms. */
  const use = async (client: pg.Client): Promise<number> => {
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    const ended = AbortSignal.any([closing.signal, broken.signal]);
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      if (!closing.signal.aborted) health.onDown(connectionError(error).message);
      return PING_EVERY_MS;
    }
    health.onUp();
    listener();
    let answer: Answer = 'answered';
    while (answer === 'answered' && (await pause(PING_EVERY_MS, ended))) answer = await ping(client);
    if (answer === 'silent') health.onDown(`PostgreSQL did not answer within ${PING_TIMEOUT_MS / 1000} s`);
    return RECONNECT_MS;
  };
  const run = async (): Promise<void> => {
    let pauseMs = 0;
    while (await pause(pauseMs, closing.signal)) {
      const client = createClient(url, notifications.notify);
      pauseMs = await use(client);
      // Not awaited: a server that does not answer does not close the connection either.
      client.end().catch(() => undefined);
    }
  };
  const running = run();
  return {
    async close() {
      closing.abort();
      notifications.close();
      await running;
    },
  };
}

/** Resolves to true after `ms`, to false as soon as `signal` is aborted. */
async function pause(ms: number, signal: AbortSignal): Promise<boolean> {
  return await setTimeout(ms, true, { signal }).catch(() => false);
}

function createClient(url: string, onNotification: () => void): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PING_TIMEOUT_MS,
    query_timeout: 2 * PING_TIMEOUT_MS,
  });
  client.on('notification', onNotification);
  return client;
}

type Answer = 'answered' | 'broken' | 'silent';

async function ping(client: pg.Client): Promise<Answer> {
  let answer: Answer = 'silent';
  const query = client.query('select 1').then(
    () => (answer = 'answered'),
    () => (answer = 'broken'),
  );
  const answered = new AbortController();
  await Promise.race([query, pause(PING_TIMEOUT_MS, answered.signal)]);
  answered.abort();
  // If this process itself was blocked, the answer may have arrived unread: timers run before network events.
  for (let turns = 0; turns < 2 && answer === 'silent'; turns++) await setImmediate();
  return answer;
}
