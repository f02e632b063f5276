// What interrupts an import besides the platform: the database, and the disk of the journal.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/open.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import type { Discord } from '#discord/client.ts';
import { DiscordError } from '#discord/errors.ts';
import { ConfigError } from '#src/env-values.ts';
import { createTestClock } from '#test/clock.ts';
import { freePort } from '#test/free-port.ts';
import { isolated } from '#test/start-app.ts';
import { type Journal, openJournal } from './journal.ts';
import { runImport } from './run.ts';

const clock = createTestClock();
const now = () => clock.now();
let db: Database;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'duskrow-import-'));
  db = await openDatabase({ file: ':memory:', now });
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

const ROWS = 12;
const lines = Array.from({ length: ROWS }, (_, i) => JSON.stringify({ name: `Guild ${i}`, inviteCode: `code-${i}` }));

/** @param isDown whether the database fails at this moment; otherwise every invite is unknown */
async function run({ isDown, journal }: { isDown: () => boolean; journal: Journal }) {
  const notes: string[] = [];
  const lookUpInvite: Discord['lookUpInvite'] = async () => {
    if (isDown()) throw new DatabaseUnavailable('PostgreSQL cannot be reached (Query read timeout)');
    throw new DiscordError('gone', 'unknown');
  };
  const end = await runImport({
    deps: {
      db,
      // A look-up, which is counted in the database, is all that these rows need of it.
      discord: { lookUpInvite } as Discord,
      now,
      limits: { minMembers: 0, submissionsPerDay: 20, unmoderatedPerDay: 2 },
      oadroGuildId: undefined,
    },
    lines,
    journal,
    onProgress: (note) => void (note !== undefined && notes.push(note)),
    signal: new AbortController().signal,
    sleep: async (ms) => clock.advance(ms),
  });
  return { end, notes };
}

it('waits while the database is unavailable, and loses no row', async () => {
  const journal = openJournal(folder, 'content');
  const until = now() + 60_000;
  const isDown = () => journal.done.size >= 4 && now() < until;
  const { end, notes } = await run({ isDown, journal });
  journal.close();
  expect(end).toEqual({ end: 'done' });
  expect([...journal.done.values()].map(({ result }) => result)).toEqual(Array(ROWS).fill('refused'));
  expect(notes[0]).toBe(
    'The database is unavailable (PostgreSQL cannot be reached (Query read timeout)), next try in 2 s',
  );
});

it('gives up after ten minutes without the database', async () => {
  const journal = openJournal(folder, 'content');
  const { end } = await run({ isDown: () => journal.done.size >= 4, journal });
  journal.close();
  expect(end).toEqual({ end: 'gave-up', reason: expect.stringMatching(/^The database is unavailable .* in 2 s\.$/) });
  expect(readFileSync(journal.file, 'utf8').trim().split('\n').length).toBeLessThan(ROWS);
});

it('gives up when the journal cannot be written', async () => {
  const append = (): never => {
    throw new ConfigError(['DATA_DIR cannot be used: ENOSPC: no space left on device, write']);
  };
  const journal = { file: folder, done: new Map(), append, forget: () => undefined, close: () => undefined };
  const { end } = await run({ isDown: () => false, journal });
  expect(end).toEqual({ end: 'gave-up', reason: expect.stringMatching(/^DATA_DIR cannot be used: ENOSPC[^\n]*$/) });
});

it('waits for a database that does not answer when it starts', async () => {
  const file = path.join(folder, 'list.jsonl');
  writeFileSync(file, lines.join('\n'));
  const port = async (): Promise<string> => String(await freePort());
  const env = { STANDIN_PORT: await port(), DATABASE_URL: `postgres://127.0.0.1:${await port()}/none` };
  const script = path.join(import.meta.dirname, '../import.ts');
  const child = spawn(process.execPath, [script, file], isolated(folder, env));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.stdout.on('data', () => void (output.includes('(try 1)') && child.kill()));
  await ended;
  expect(output).toContain('Waiting for the database (try 1): PostgreSQL cannot be reached');
});
