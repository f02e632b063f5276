import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openJournal, type Outcome } from './journal.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'duskrow-journal-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const listed = (line: number): Outcome => ({ line, result: 'listed', name: `Row ${line}`, listingId: `s_${line}` });

function record(...outcomes: Outcome[]): string {
  const journal = openJournal(folder, 'content');
  for (const outcome of outcomes) journal.append(outcome);
  journal.close();
  return journal.file;
}

function doneLines(): number[] {
  const journal = openJournal(folder, 'content');
  journal.close();
  return [...journal.done.keys()];
}

describe('openJournal', () => {
  it('contains the outcomes of earlier runs', () => {
    record(listed(1), { line: 3, result: 'refused', reason: 'It has no invite.', name: 'Three' });
    record(listed(2));
    const journal = openJournal(folder, 'content');
    expect([...journal.done.values()]).toEqual([
      listed(1),
      { line: 3, result: 'refused', reason: 'It has no invite.', name: 'Three' },
      listed(2),
    ]);
    journal.close();
  });

  it('uses separate journals for files with different content', () => {
    record(listed(1));
    const other = openJournal(folder, 'other content');
    expect(other.done.size).toBe(0);
    other.close();
  });

  it('does not count failed rows as done, even if an earlier run listed them', () => {
    const failed: Outcome = { line: 1, result: 'failed', reason: 'Discord did not answer.', name: 'Row 1' };
    record(failed, listed(2));
    expect(doneLines()).toEqual([2]);
    record(listed(1));
    expect(doneLines()).toEqual([2, 1]);
    record(failed);
    expect(doneLines()).toEqual([2]);
  });

  it('skips lines that were corrupted by a crash', () => {
    const file = record(listed(1));
    appendFileSync(file, `\u0000\u0000\u0000\n{"line":"x"}\nnull\n[]\n{"line":2}\n${JSON.stringify(listed(4))}\n`);
    expect(doneLines()).toEqual([1, 4]);
  });

  it('forgets rows for this run', () => {
    record(listed(1), listed(2));
    const journal = openJournal(folder, 'content');
    journal.forget([1, 7]);
    expect([...journal.done.keys()]).toEqual([2]);
    journal.close();
  });

  it('names DATA_DIR if the journal cannot be created or written', () => {
    const journal = openJournal(folder, 'content');
    journal.close();
    expect(() => journal.append(listed(1))).toThrow(/^DATA_DIR cannot be used: EBADF[^\n]*$/);
    expect(journal.done.size).toBe(0);
    rmSync(path.join(folder, 'imports'), { recursive: true });
    writeFileSync(path.join(folder, 'imports'), '');
    expect(() => openJournal(folder, 'content')).toThrow(/^DATA_DIR cannot be used: EEXIST[^\n]*$/);
  });

  it('escapes unusual names', () => {
    record({ ...listed(1), name: 'a\nb \ud83d \u2028 "quoted"' });
    expect(doneLines()).toEqual([1]);
  });

  it('loses only the truncated line after a kill during any write', () => {
    const whole = readFileSync(record(listed(1), { ...listed(2), name: 'Größe 語' }, listed(3)));
    const file = record();
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        writeFileSync(file, whole.subarray(0, length));
        const lines = whole.subarray(0, length).filter((byte) => byte === 0x0a).length;
        record(listed(9));
        expect(doneLines()).toEqual([1, 2, 3].slice(0, lines).concat(9));
        expect(readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
      }),
    );
  });
});
