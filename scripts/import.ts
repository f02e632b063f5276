// `npm run import -- FILE.jsonl`: submits a list of communities, for the sandbox or for lists whose owners agreed.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/open.ts';
import { createDiscord } from '#discord/client.ts';
import { type Config, readConfig } from '#src/env.ts';
import { startStandInProcess } from '#src/stand-in-process.ts';
import { type Journal, openJournal, type Outcome } from './import/journal.ts';
import { readRow } from './import/rows.ts';
import { runImport } from './import/run.ts';

const USAGE = `Usage: npm run import -- FILE.jsonl [--owners-agreed]

Each line is a JSON object with name, inviteCode, and optionally description, categories, tags, language.
With the real platform --owners-agreed is needed: it says that the communities' staff agreed to be listed.`;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'owners-agreed': { type: 'boolean', default: false } },
  });
  const file = positionals[0];
  if (!file || positionals.length > 1) return fail(USAGE);
  const config = readConfig();
  const isSandbox = config.discord.mode === 'sandbox';
  if (!isSandbox && !values['owners-agreed']) return fail(`This would ask the real platform.\n\n${USAGE}`);
  // `npm run` changes the folder; the file was named from where the command was typed.
  const content = await readFile(path.resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
  const lines = content.split('\n');
  const standIn = await startStandInProcess(config, (text) => console.log(text));
  if (isSandbox) await teach(config.discord.cdnUrl, lines);
  const journal = openJournal(config.dataDir, content);
  const isWhole = await importLines(config, lines, journal);
  summarise(journal);
  journal.close();
  standIn?.stop();
  if (!isWhole) console.log('Stopped. The same command goes on from here.');
  return isWhole ? 0 : 130;
}

async function importLines(config: Config, lines: string[], journal: Journal): Promise<boolean> {
  const now = (): number => Date.now();
  const db = await openDatabase({ url: config.databaseUrl, file: path.join(config.dataDir, 'duskrow.db'), now });
  const discord = createDiscord({ db, clock: { now }, config: config.discord });
  const deps = { db, discord, now, limits: config.limits, oadroGuildId: config.oadro.guildId };
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  const total = lines.filter((line) => line.trim() !== '').length;
  const onProgress = (note?: string): void => showProgress(journal.done.size, total, note);
  await runImport({ deps, lines, journal, onProgress, signal: stop.signal });
  process.stdout.write('\n');
  await db.close();
  return !stop.signal.aborted;
}

/** The sandbox's stand-in has to know the communities before it can answer for their invites. */
async function teach(standInUrl: string, lines: string[]): Promise<void> {
  const rows = lines.filter((line) => line.trim() !== '').map(readRow);
  const guilds = rows.flatMap((row) =>
    typeof row === 'string' || row.inviteCode === undefined
      ? []
      : [{ ...row, code: row.inviteCode, tag: row.serverTag, features: features(row) }],
  );
  const answer = await fetch(new URL('/__standin/guilds', standInUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guilds),
  });
  if (!answer.ok) throw new Error(`the stand-in did not learn the communities: ${await answer.text()}`);
}

function features({ verified, partnered }: { verified?: boolean; partnered?: boolean }): string[] {
  return ['COMMUNITY', ...(verified ? ['VERIFIED'] : []), ...(partnered ? ['PARTNERED'] : [])];
}

const BAR_WIDTH = 30;

function showProgress(done: number, total: number, note = ''): void {
  const filled = Math.round((BAR_WIDTH * done) / Math.max(1, total));
  const bar = '#'.repeat(filled) + '-'.repeat(BAR_WIDTH - filled);
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K[${bar}] ${done}/${total} ${note}`);
  else if (note || done % 100 === 0 || done === total) process.stdout.write(`${done}/${total} ${note}\n`);
}

function summarise({ done }: Journal): void {
  const outcomes = [...done.values()];
  const count = (result: Outcome['result']): number => outcomes.filter((outcome) => outcome.result === result).length;
  console.log(
    `${count('listed')} listed, ${count('known')} already known, ${count('waiting')} waiting for a moderator, ` +
      `${count('refused')} refused`,
  );
  const reasons = new Map<string, number>();
  for (const { reason } of outcomes) if (reason) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  for (const [reason, times] of [...reasons].sort((a, b) => b[1] - a[1])) console.log(`  ${times} x ${reason}`);
}

function fail(text: string): number {
  console.error(text);
  return 1;
}

process.exitCode = await main();
