import type pg from 'pg';
import { expect, it } from 'vitest';
import { refuseTransactionPooler } from './pooler.ts';
import { DatabaseRefused } from './unavailable.ts';

interface Options {
  mode: 'none' | 'session' | 'transaction';
  /** The idle connection that is assigned next. */
  next?: 'last' | 'first';
  idle?: number;
}

/** Two fake clients of a pooler, or of the server itself. */
function clients({ mode, next = 'last', idle = 1 }: Options) {
  const free = Array.from({ length: idle }, (_, i) => 100 + i);
  let newest = 100 + idle;
  const assign = (): number => (next === 'last' ? free.pop() : free.shift()) ?? newest++;
  const client = (): pg.Client => {
    let held = mode === 'transaction' ? undefined : newest++;
    return {
      processID: mode === 'none' ? held : 7,
      async query(text: string) {
        const isOwn = held !== undefined;
        const pid = held ?? assign();
        if (text === 'begin' && mode === 'transaction') held = pid;
        else if (text === 'commit' && mode === 'transaction') {
          held = undefined;
          free.push(pid);
        } else if (!isOwn) free.push(pid);
        return { rows: [{ pid }] };
      },
      end: async () => undefined,
    } as unknown as pg.Client;
  };
  return { first: client(), open: async () => client() };
}

it.each<Options>([{ mode: 'none' }, { mode: 'session' }])('accepts %o', async (options) => {
  const { first, open } = clients(options);
  await expect(refuseTransactionPooler(first, open)).resolves.toBeUndefined();
});

it.each<Options>([
  { mode: 'transaction' },
  { mode: 'transaction', idle: 5 },
  { mode: 'transaction', next: 'first', idle: 2 },
  { mode: 'transaction', next: 'first', idle: 20 },
])('refuses %o and names the setting to change', async (options) => {
  const { first, open } = clients(options);
  const refused = refuseTransactionPooler(first, open);
  await expect(refused).rejects.toThrow(DatabaseRefused);
  await expect(refused).rejects.toThrow('set pool_mode = session');
});
