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

function noted(...outcomes: Outcome[]): string {
  const journal = openJournal(folder, 'content');
  for (const outcome of outcomes) journal.note(outcome);
  journal.close();
  return journal.file;
}

function doneLines(): number[] {
  const journal = openJournal(folder, 'content');
  journal.close();
  return [...journal.done.keys()];
}

describe('openJournal', () => {
  it('knows what earlier runs noted', () => {
    noted(listed(1), { line: 3, result: 'refused', reason: 'It has no invite.', name: 'Three' });
    noted(listed(2));
    const journal = openJournal(folder, 'content');
    expect([...journal.done.values()]).toEqual([
      listed(1),
      { line: 3, result: 'refused', reason: 'It has no invite.', name: 'Three' },
      listed(2),
    ]);
    journal.close();
  });

  it('keeps files of different content apart', () => {
    noted(listed(1));
    const other = openJournal(folder, 'other content');
    expect(other.done.size).toBe(0);
    other.close();
  });

  it('takes failed rows for not done, also after an earlier run listed them', () => {
    const failed: Outcome = { line: 1, result: 'failed', reason: 'Discord gave no answer.', name: 'Row 1' };
    noted(failed, listed(2));
    expect(doneLines()).toEqual([2]);
    noted(listed(1));
    expect(doneLines()).toEqual([2, 1]);
    noted(failed);
    expect(doneLines()).toEqual([2]);
  });

  it('leaves out lines that a crash has garbled', () => {
    const file = noted(listed(1));
    appendFileSync(file, `\u0000\u0000\u0000\n{"line":"x"}\nnull\n[]\n{"line":2}\n${JSON.stringify(listed(4))}\n`);
    expect(doneLines()).toEqual([1, 4]);
  });

  it('forgets rows for this run', () => {
    noted(listed(1), listed(2));
    const journal = openJournal(folder, 'content');
    journal.forget([1, 7]);
    expect([...journal.done.keys()]).toEqual([2]);
    journal.close();
  });

  it('writes odd names so that they can be read again', () => {
    noted({ ...listed(1), name: 'a\nb \ud83d \u2028 "quoted"' });
    expect(doneLines()).toEqual([1]);
  });

  it('loses at most the row whose note was cut, wherever a kill cut it', () => {
    const whole = readFileSync(noted(listed(1), { ...listed(2), name: 'Größe 語' }, listed(3)));
    const file = noted();
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        writeFileSync(file, whole.subarray(0, length));
        const notes = whole.subarray(0, length).filter((byte) => byte === 0x0a).length;
        noted(listed(9));
        expect(doneLines()).toEqual([1, 2, 3].slice(0, notes).concat(9));
        expect(readFileSync(file, 'utf8').endsWith('}\n')).toBe(true);
      }),
    );
  });
});
