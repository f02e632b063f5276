// One connection of each process that hears of others' commits (LISTEN) and asks every second whether the server answers.
// So no request has to find out by waiting that it does not.
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { connectionError } from './postgres-errors.ts';
import { createRest, type Rest } from './rest.ts';
import { gatherNotes, type Watch } from './watch.ts';

const ASK_EVERY_MS = 1000;
const ANSWER_WITHIN_MS = 2000;
/** Between a connection that broke and the next. */
const RECONNECT_MS = 100;

export interface Health {
  /** Called when the server does not answer, with the reason, and again after each try that fails. */
  onDown(reason: string): void;
  /** Called with each new connection. */
  onUp(): void;
}

/** After a break it reconnects and calls the listener, since notes may be lost. */
export function watchPostgres(url: string, listener: () => void, health: Health): Watch {
  const notes = gatherNotes(listener);
  const rest = createRest();
  let isClosed = false;

  const turn = async (client: pg.Client): Promise<number> => {
    try {
      await client.connect();
      await client.query('listen changes');
    } catch (error) {
      if (!isClosed) health.onDown(connectionError(error).message);
      return ASK_EVERY_MS;
    }
    health.onUp();
    listener();
    let answer: Answer = 'answered';
    while (!isClosed && answer === 'answered') {
      await rest.for(ASK_EVERY_MS);
      answer = await ask(client);
    }
    if (answer === 'silent') health.onDown(`PostgreSQL did not answer within ${ANSWER_WITHIN_MS / 1000} s`);
    return RECONNECT_MS;
  };
  const run = async (): Promise<void> => {
    while (!isClosed) {
      const client = createClient(url, notes.note, rest);
      const restMs = await turn(client);
      // A server that does not answer does not say goodbye either.
      client.end().catch(() => undefined);
      if (!isClosed) await rest.for(restMs);
    }
  };
  const running = run();
  return {
    async close() {
      isClosed = true;
      notes.close();
      rest.wake();
      await running;
    },
  };
}

function createClient(url: string, onNote: () => void, rest: Rest): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: 2 * ANSWER_WITHIN_MS,
  });
  client.on('notification', onNote);
  // The question that follows fails.
  client.on('error', rest.wake);
  client.on('end', rest.wake);
  return client;
}

type Answer = 'answered' | 'broken' | 'silent';

async function ask(client: pg.Client): Promise<Answer> {
  let answer: Answer = 'silent';
  const query = client.query('select 1').then(
    () => (answer = 'answered'),
    () => (answer = 'broken'),
  );
  const time = createRest();
  await Promise.race([query, time.for(ANSWER_WITHIN_MS)]);
  time.wake();
  // Where this process itself was held up the answer may lie there unread: timers come before what the network brought.
  for (let turns = 0; turns < 2 && answer === 'silent'; turns++) await setImmediate();
  return answer;
}
