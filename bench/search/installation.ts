// An installation with the communities of a file, imported as by `npm run import` and described as by the process.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDescriber } from '#features/tags/describe.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { setApproval } from '#test/users.ts';
import { openJournal } from '../../scripts/import/journal.ts';
import { readRow } from '../../scripts/import/rows.ts';
import { runImport } from '../../scripts/import/run.ts';
import { addToStandIn } from '../../scripts/import/stand-in.ts';
import type { Judged } from './questions.ts';
import type { Grades } from './measures.ts';

/** No submission is held for review as part of a wave. */
const NO_HOLDS = { UNMODERATED_PER_DAY: '1000000', LOOKUPS_PER_10_MINUTES: '1000000' };

export interface Installation {
  app: TestApp;
  /** Throws when a question names a community that is not listed. */
  gradesOf(question: Judged): Grades;
  close(): Promise<void>;
}

export async function installCommunities(content: string): Promise<Installation> {
  const lines = content.split('\n').map(withInvite);
  const app = await startTestApp({ ...NO_HOLDS, BACKGROUND_LOOKUPS_PER_10_MINUTES: '1000000' });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'duskrow-bench-'));
  try {
    await addToStandIn(app.standIn.url, lines);
    const journal = openJournal(folder, content);
    const deps = { ...app, now: app.clock.now, limits: app.config.limits, oadroGuildId: undefined };
    const signal = new AbortController().signal;
    await runImport({ deps, lines, journal, onProgress: () => undefined, signal });
    // The second of two communities with the same name is held for review; here both are approved.
    const ids = idsOf(lines, (line) => journal.done.get(line)?.listingId);
    for (const id of new Set(ids.values())) await setApproval(app, id, 'approved');
    const { describeSome } = createDescriber({ ...app, log: app.app.log, now: app.clock.now });
    while (await describeSome());
    journal.close();
    return { app, gradesOf: (question) => gradesOf(question, ids), close: () => app.close() };
  } catch (error) {
    await app.close();
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Lists contain communities without an invite too, but a listing needs one. */
function withInvite(line: string, i: number): string {
  const row = readRow(line);
  if (typeof row === 'string' || row.inviteCode !== undefined) return line;
  return JSON.stringify({ ...row, inviteCode: `bench-${i}` });
}

/** By invite, and by name for communities without one. */
function idsOf(lines: readonly string[], idOf: (line: number) => string | undefined): Map<string, string> {
  const ids = new Map<string, string>();
  lines.forEach((line, i) => {
    const row = readRow(line);
    const id = idOf(i + 1);
    if (typeof row === 'string' || id === undefined) return;
    ids.set(keyOf({ name: row.name, inviteCode: null }), id);
    ids.set(keyOf({ name: row.name, inviteCode: row.inviteCode ?? null }), id);
  });
  return ids;
}

function keyOf({ name, inviteCode }: { name: string; inviteCode: string | null }): string {
  return inviteCode === null ? `name ${name}` : `invite ${inviteCode}`;
}

function gradesOf({ query, grades }: Judged, ids: ReadonlyMap<string, string>): Grades {
  return new Map(
    grades.map((judged) => {
      const id = ids.get(keyOf(judged));
      if (id === undefined) throw new Error(`"${query}" is answered by ${judged.name}, which is not listed`);
      return [id, judged.grade];
    }),
  );
}
