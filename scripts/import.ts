// `npm run import -- FILE.jsonl`: submits a list of communities, to the sandbox or if their owners agreed. Works with
// and without a running app, which shows new listings within a second.
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Catalog } from '#catalog/catalog.ts';
import { checkMark } from '#seed/mark.ts';
import { type Database, openDatabase } from '#db/open.ts';
import { retryUntilAvailable } from '#db/retry-until-available.ts';
import { DatabaseUnavailable } from '#db/unavailable.ts';
import { createDiscord } from '#discord/client.ts';
import { isDiscordError } from '#discord/errors.ts';
import { createLanguageDetector } from '#features/languages/detector.ts';
import type { SubmissionDeps } from '#features/submissions/submissions.ts';
import type { SyncDeps } from '#features/sync/sync.ts';
import { prepareDataDir } from '#src/data-dir.ts';
import { type Config, readConfig } from '#src/env.ts';
import { printable, refuseUnsetClock } from '#src/env-values.ts';
import { startStandInProcess } from '#src/stand-in-process.ts';
import { seedSandbox } from '#seed/sandbox.ts';
import { followNpm } from './follow-npm.ts';
import { CommandError, readCommand, readContent, USAGE } from './import/command.ts';
import { forgetMissing, type Journal, openJournal } from './import/journal.ts';
import { createProgress, summary } from './import/progress.ts';
import { type ImportEnd, runImport } from './import/run.ts';
import { addToStandIn } from './import/stand-in.ts';

const now = (): number => Date.now();
const say = (text: string): void => console.log(text);
const untilAvailable = <T>(step: () => Promise<T>): Promise<T> =>
  retryUntilAvailable(step, { say, now, pause, hint: 'The same command tries again.' });

async function main(): Promise<number> {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    say(USAGE);
    return 0;
  }
  refuseUnsetClock(now());
  const { hasConsent } = command;
  const config = readConfig();
  const isSandbox = config.discord.mode === 'sandbox';
  if (!isSandbox && !hasConsent) throw new CommandError(`This would ask ${config.discord.apiUrl}.\n\n${USAGE}`);
  // `npm run` changes the working directory; the path is relative to the original one.
  const content = await readContent(command.file, process.env['INIT_CWD'] ?? '.');
  const lines = content.split('\n');
  prepareDataDir(config.dataDir);
  const standIn = await startStandInProcess(config, say);
  const file = path.join(config.dataDir, 'duskrow.db');
  // Nobody waits for it as for a request.
  const { background: db } = await untilAvailable(() => openDatabase({ url: config.databaseUrl, file, now }));
  await untilAvailable(() => checkMark(db, isSandbox));
  const deps = { db, discord: createDiscord({ db, now, config: config.discord }), now };
  // A sandbox also contains the fictitious communities, whichever command runs first.
  if (config.seed && (await isEmpty(db))) await seed(deps, config);
  if (isSandbox) await addToStandIn(config.discord.cdnUrl, lines);
  const settings = { ...deps, limits: config.limits, oadroGuildId: config.oadro.guildId };
  const code = await importLines(settings, config, { content, lines });
  await db.close();
  standIn?.stop();
  return code;
}

/** With an empty catalog: the database is empty, too. */
async function seed(deps: SyncDeps, config: Config): Promise<void> {
  const languages = createLanguageDetector();
  await seedSandbox({ ...deps, catalog: new Catalog(), languages, config }, say);
  languages.stop();
}

/** One Ctrl-C may arrive twice, from the terminal and from npm. */
const SAME_SIGNAL_MS = 1000;

/** The first Ctrl-C stops after the rows in progress; a second one exits immediately. */
function stopOnSignal(): AbortSignal {
  const stop = new AbortController();
  let stoppedAt: number | undefined;
  const onSignal = (): void => {
    if (stoppedAt !== undefined && now() - stoppedAt > SAME_SIGNAL_MS) process.exit(130);
    stoppedAt ??= now();
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal);
  followNpm(onSignal);
  return stop.signal;
}

async function isEmpty({ kysely }: Database): Promise<boolean> {
  return (await kysely.selectFrom('listings').select('id').limit(1).executeTakeFirst()) === undefined;
}

async function importLines(
  deps: SubmissionDeps,
  config: Config,
  { content, lines }: { content: string; lines: readonly string[] },
): Promise<number> {
  const journal = openJournal(config.dataDir, content);
  await untilAvailable(() => forgetMissing(deps.db, journal));
  const total = lines.filter((line) => line.trim() !== '').length;
  if (journal.done.size > 0) say(`Resuming: ${journal.done.size} of ${total} rows are done`);
  const progress = createProgress(process.stdout, total, journal.done.size, now);
  const onProgress = (note?: string): void => progress.show(journal.done.size, note);
  const end = await runImport({ deps, lines, journal, onProgress, signal: stopOnSignal() });
  progress.end();
  for (const line of summary(journal.done.values())) say(line);
  say(`Result of each row: ${journal.file}`);
  journal.close();
  return exitCode(end, journal);
}

function exitCode(end: ImportEnd, { done }: Journal): number {
  if (end.end === 'done' && [...done.values()].every(({ result }) => result !== 'failed')) return 0;
  if (end.end === 'gave-up') say(end.reason);
  say(`${end.end === 'stopped' ? 'Stopped. ' : ''}Run the same command to resume.`);
  return end.end === 'stopped' ? 130 : 1;
}

function reason(error: unknown): unknown {
  if (isDiscordError(error) || error instanceof DatabaseUnavailable)
    return `${error.message}. The same command tries again.`;
  return error instanceof CommandError ? error.message : printable(error);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}
