// The import with an empty database and a stand-in; the clock only advances while the import waits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/open.ts';
import type { BudgetLimits } from '#discord/budget-rules.ts';
import { createDiscord } from '#discord/client.ts';
import { startStandIn, type StandIn } from '#standins/discord/server.ts';
import { testConfig } from '#test/app.ts';
import { createTestClock } from '#test/clock.ts';
import { forgetMissing, type Journal, openJournal } from './journal.ts';
import { type ImportEnd, runImport } from './run.ts';
import { addToStandIn } from './stand-in.ts';

const clock = createTestClock();
const now = () => clock.now();
let standIn: StandIn;
let db: Database;
let folder: string;

beforeAll(async () => void (standIn = await startStandIn({ port: 0, clock })));
afterAll(async () => await standIn.close());
beforeEach(async () => {
  standIn.state.reset();
  standIn.state.calls.reset();
  folder = mkdtempSync(path.join(tmpdir(), 'duskrow-import-'));
  db = await openDatabase({ file: ':memory:', now });
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

interface Options {
  budget?: BudgetLimits;
  /** Called after each row. */
  onRow?: (journal: Journal) => void;
  onSleep?: () => void;
  signal?: AbortSignal;
  /** Folder of the journal. */
  dataDir?: string;
}

/** One run of the command, like a separate process. */
async function run(
  content: string,
  options: Options = {},
): Promise<{ end: ImportEnd; journal: Journal; notes: string[] }> {
  const lines = content.split('\n');
  const { discord: config } = testConfig(standIn.url);
  const budget = options.budget ?? config.budget;
  const discord = createDiscord({ db, now, config: { ...config, budget, timeoutMs: 8000 }, random: () => 0.5 });
  const journal = openJournal(options.dataDir ?? folder, content);
  await forgetMissing(db, journal);
  const notes: string[] = [];
  const end = await runImport({
    deps: {
      db,
      discord,
      now,
      limits: { minMembers: 0, submissionsPerDay: 20, unmoderatedPerDay: 2 },
      oadroGuildId: undefined,
    },
    lines,
    journal,
    onProgress: (note) => (note === undefined ? options.onRow?.(journal) : void notes.push(note)),
    signal: options.signal ?? new AbortController().signal,
    async sleep(ms) {
      clock.advance(ms);
      options.onSleep?.();
    },
  });
  journal.close();
  return { end, journal, notes };
}

const row = (code: string, facts: object = {}) => JSON.stringify({ name: `Guild ${code}`, inviteCode: code, ...facts });
const manyRows = (count: number) => Array.from({ length: count }, (_, i) => row(`imported-${i}`)).join('\n');
const listings = () =>
  db.kysely
    .selectFrom('listings')
    .select(['name', 'invite_code', 'categories', 'tags', 'language'])
    .orderBy('invite_code')
    .execute();
const results = ({ done }: Journal) => [...done.values()].map(({ result }) => result).sort();
const callsOf = (code: string) => standIn.state.calls.counts().invites[code] ?? 0;

async function runTaught(content: string, options: Options = {}) {
  await addToStandIn(standIn.url, content.split('\n'));
  return await run(content, options);
}

describe('an import', () => {
  it('lists valid rows and refuses the others with a reason', async () => {
    const content = [
      row('lantern-1', { categories: ['Gaming', 'Fighting Games'], tags: ['Zorgle'], language: ['Deutsch'] }),
      'not JSON',
      JSON.stringify({ name: 'Without an invite' }),
      '',
      row('https://evil.example/lantern'),
      // Another row for the same guild.
      row('https://discord.gg/lantern-1'),
      row('lantern-2', { name: 'Sur\ud83drogate', description: 'Chamber choir\u0000 rehearsals', tags: ['\ud83d'] }),
      row('lantern-3'),
    ].join('\n');
    standIn.state.scenario('lantern-3', 'group-dm', {});
    const { end, journal } = await runTaught(content);
    expect(end).toEqual({ end: 'done' });
    expect([...journal.done.values()].sort((a, b) => a.line - b.line)).toEqual([
      {
        line: 1,
        name: 'Guild lantern-1',
        result: 'listed',
        listingId: expect.any(String),
        unused: ['Zorgle'],
      },
      { line: 2, name: 'not JSON', result: 'refused', reason: 'The line is not JSON.' },
      { line: 3, name: 'Without an invite', result: 'refused', reason: 'It has no invite.' },
      { line: 5, name: expect.any(String), result: 'refused', reason: expect.stringContaining('Invalid invite') },
      {
        line: 6,
        name: expect.any(String),
        result: expect.stringMatching(/listed|known/),
        listingId: expect.any(String),
      },
      { line: 7, name: expect.any(String), result: 'listed', listingId: expect.any(String) },
      { line: 8, name: 'Guild lantern-3', result: 'refused', reason: expect.stringContaining('Unknown Invite') },
    ]);
    expect(await listings()).toEqual([
      expect.objectContaining({ name: 'Guild lantern-1', invite_code: 'lantern-1' }),
      { name: 'Surrogate', invite_code: 'lantern-2', categories: '["Music"]', tags: '[]', language: null },
    ]);
  });

  it('stores the tags and the language of the row', async () => {
    await runTaught(
      row('lantern-1', { categories: ['Gaming', 'Duels'], tags: ['schach'], language: ['Klingon', '日 本語'] }),
    );
    expect(await listings()).toEqual([expect.objectContaining({ tags: '["chess","pvp"]', language: 'ja' })]);
  });

  it('stores what the first of several rows with the same invite says', async () => {
    const later = (i: number) => row('https://discord.gg/lantern-1', { tags: ['space'], name: `Later ${i}` });
    const content = [row('lantern-1', { tags: ['schach'] }), ...Array.from({ length: 6 }, (_, i) => later(i))];
    const { journal } = await runTaught(content.join('\n'));
    expect(await listings()).toEqual([expect.objectContaining({ tags: '["chess"]' })]);
    expect([...journal.done.values()].map(({ line, result }) => [line, result])).toEqual([
      [1, 'listed'],
      ...[2, 3, 4, 5, 6, 7].map((line) => [line, 'known']),
    ]);
  });

  it('stores what the first of several rows with one guild says', async () => {
    const guild = { guildId: '190000000000000001' };
    const content = [
      row('harbor-1', { tags: ['schach'] }),
      row('harbor-2', { ...guild, tags: ['space'] }),
      row('harbor-1', guild),
    ].join('\n');
    await addToStandIn(standIn.url, [row('harbor-1', guild), row('harbor-2', guild)]);
    standIn.state.scenario('harbor-1', 'server-error', { times: 2 });
    const { journal } = await run(content);
    expect(await listings()).toEqual([expect.objectContaining({ tags: '["chess"]' })]);
    expect([1, 2, 3].map((line) => journal.done.get(line)?.result)).toEqual(['listed', 'known', 'known']);
  });

  it('refuses an expired invite as unknown', async () => {
    const { journal } = await run(row('unknown-code'));
    expect(journal.done.get(1)).toMatchObject({ result: 'refused', reason: expect.stringContaining('Unknown Invite') });
  });

  it('does not redirect the invite of a fictitious community', async () => {
    await runTaught(row('hollowlantern', { name: 'Somebody else' }));
    expect(await listings()).toEqual([expect.objectContaining({ name: 'Hollow Lantern Co-op' })]);
  });
});

describe('an import that was stopped', () => {
  it('resumes without looking up or listing anything twice', async () => {
    const content = manyRows(30);
    const stop = new AbortController();
    const onRow = ({ done }: Journal) => void (done.size >= 12 && stop.abort());
    const first = await runTaught(content, { onRow, signal: stop.signal });
    expect(first.end).toEqual({ end: 'stopped' });
    const done = first.journal.done.size;
    expect(done).toBeGreaterThanOrEqual(12);
    expect(done).toBeLessThan(30);
    expect(await listings()).toHaveLength(done);

    const second = await run(content);
    expect(second.end).toEqual({ end: 'done' });
    expect(results(second.journal)).toEqual(Array<string>(30).fill('listed'));
    expect(await listings()).toHaveLength(30);
    expect(standIn.state.calls.counts().routes).toEqual({ getInvite: 30 });
  });

  it('lists nothing twice if it was killed between commit and journal entry', async () => {
    const content = manyRows(5);
    await runTaught(content);
    const again = await run(content, { dataDir: path.join(folder, 'without-journal') });
    expect(results(again.journal)).toEqual(Array<string>(5).fill('known'));
    expect(await listings()).toHaveLength(5);
  });

  it('lists all rows again if the database was replaced', async () => {
    const content = manyRows(5);
    await runTaught(content);
    await db.close();
    db = await openDatabase({ file: ':memory:', now });
    const { journal } = await run(content);
    expect(results(journal)).toEqual(Array<string>(5).fill('listed'));
    expect(await listings()).toHaveLength(5);
  });

  it('ends a wait immediately', async () => {
    const stop = new AbortController();
    const onSleep = () => stop.abort();
    const budget = { total: 100, background: 3, backgroundFloor: 0 };
    const { end, journal } = await runTaught(manyRows(10), { budget, onSleep, signal: stop.signal });
    expect(end).toEqual({ end: 'stopped' });
    expect(journal.done.size).toBe(3);
  });
});

describe('an import with an exhausted look-up budget', () => {
  it('waits for the budget as often as needed and only uses the background share', async () => {
    const before = now();
    const { end, journal, notes } = await runTaught(manyRows(12), {
      budget: { total: 8, background: 4, backgroundFloor: 0 },
    });
    expect(end).toEqual({ end: 'done' });
    expect(results(journal)).toEqual(Array<string>(12).fill('listed'));
    expect(notes[0]).toMatch(/^waiting \d+ min for the look-up budget$/);
    expect(now() - before).toBeGreaterThanOrEqual(2 * 10 * 60_000);
  });
});

describe('an import during upstream errors', () => {
  it('leaves a single failing invite for the next run', async () => {
    standIn.state.scenario('imported-3', 'server-error', {});
    const content = manyRows(12);
    const first = await runTaught(content);
    expect(first.end).toEqual({ end: 'done' });
    expect(first.journal.done.get(4)).toMatchObject({
      result: 'failed',
      reason: 'Discord did not answer (unavailable).',
    });
    expect(results(first.journal).filter((result) => result === 'listed')).toHaveLength(11);
    standIn.state.clearScenarios();
    const second = await run(content);
    expect(results(second.journal)).toEqual(Array<string>(12).fill('listed'));
    expect(callsOf('imported-5')).toBe(1);
  });

  it('waits for the end of an outage and loses no row', async () => {
    standIn.state.scenario('*', 'server-error', {});
    let sleeps = 0;
    const onSleep = () => void (++sleeps === 12 && standIn.state.clearScenarios());
    const { end, journal, notes } = await runTaught(manyRows(20), { onSleep });
    expect(end).toEqual({ end: 'done' });
    expect(results(journal)).toEqual(Array<string>(20).fill('listed'));
    expect(notes[0]).toBe('Discord does not answer (unavailable), next try in 2 s');
  });

  it('gives up after ten minutes without any answer, and resumes later', async () => {
    standIn.state.scenario('*', 'cut-connection', {});
    const content = manyRows(20);
    const before = now();
    const first = await runTaught(content);
    expect(first.end).toEqual({ end: 'gave-up', reason: expect.stringContaining('Discord does not answer') });
    expect(first.journal.done.size).toBe(0);
    expect(now() - before).toBeLessThan(20 * 60_000);
    standIn.state.clearScenarios();
    clock.advance(20 * 60_000);
    const second = await run(content);
    expect(results(second.journal)).toEqual(Array<string>(20).fill('listed'));
  });

  it('gives up immediately if it is blocked for hours', async () => {
    standIn.state.scenario('*', 'cloudflare', { retryAfterSeconds: null });
    const before = now();
    const { end } = await runTaught(manyRows(20));
    expect(end).toEqual({ end: 'gave-up', reason: expect.stringMatching(/\((blocked|breaker-open)\); .* in 6\d min/) });
    expect(now() - before).toBeLessThan(60_000);
  });

  it('waits for the announced time of a rate limit', async () => {
    standIn.state.scenario('*', 'rate-limited', { retryAfterSeconds: 30, times: 1 });
    const { end, journal } = await runTaught(manyRows(8));
    expect(end).toEqual({ end: 'done' });
    expect(results(journal)).toEqual(Array<string>(8).fill('listed'));
  });
});
