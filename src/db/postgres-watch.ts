// One connection of each process that is notified of commits by others (LISTEN) and pings the server every second, so
// that no request has to wait to find out that the server is down.
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { connectionError } from './postgres-errors.ts';
import { batchNotifications, type Watch } from './watch.ts';

const PING_EVERY_MS = 1000;
/** Time for an answer, in steps: see `inTime`. */
const STEPS = 10;
const STEP_MS = 200;
/** Pause after a broken connection. */
const RECONNECT_MS = 100;

export interface ConnectionEvents {
  /** Called with the reason when the server does not answer, and again after each failed attempt. */
  onDown(reason: string): void;
  /** Called for each new connection. */
  onUp(): void;
}

/** After a broken connection it reconnects and calls the listener, since notifications may have been lost. */
export function watchPostgres(url: string, listener: () => void, events: ConnectionEvents): Watch {
  const notifications = batchNotifications(listener);
  const closing = new AbortController();

  /** Uses one connection until it breaks; returns the pause before the next, in ms. */
  const use = async (client: pg.Client): Promise<number> => {
    const broken = new AbortController();
    client.on('error', () => broken.abort());
    client.on('end', () => broken.abort());
    const ended = AbortSignal.any([closing.signal, broken.signal]);
    try {
      await inTime(client.connect().then(() => client.query('listen changes')));
    } catch (error) {
      if (!closing.signal.aborted) events.onDown(connectionError(error).message);
      return PING_EVERY_MS;
    }
    events.onUp();
    listener();
    try {
      while (await pause(PING_EVERY_MS, ended)) await inTime(client.query('select 1'));
    } catch (error) {
      // After a broken connection the next one shows whether the server is down.
      if (error instanceof PingTimeout) events.onDown(connectionError(error).message);
    }
    return RECONNECT_MS;
  };
  const run = async (): Promise<void> => {
    let pauseMs = 0;
    while (await pause(pauseMs, closing.signal)) {
      const socket = new Socket();
      const client = new pg.Client({ connectionString: url, stream: () => socket });
      client.on('notification', notifications.notify);
      pauseMs = await use(client);
      // Not by `end`, which waits for a server that does not answer.
      socket.destroy();
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

class PingTimeout extends Error {
  override readonly message = `no answer within ${(STEPS * STEP_MS) / 1000} s`;
}

/**
 * Throws a `PingTimeout` if `call` takes too long. Each step lets network events through, so an answer that arrives while
 * this process is blocked, when timers run before network events, is still read.
 */
async function inTime(call: Promise<unknown>): Promise<void> {
  const settled = new AbortController();
  const settle = (): void => settled.abort();
  call.then(settle, settle);
  for (let step = 0; step < STEPS; step++) if (!(await pause(STEP_MS, settled.signal))) return void (await call);
  throw new PingTimeout();
}
