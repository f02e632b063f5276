import { describe, expect, it } from 'vitest';
import type { Outcome } from './journal.ts';
import { createProgress, summary, type Terminal } from './progress.ts';

function screen(given: Partial<Terminal> = {}): Terminal & { text: string } {
  const terminal = { ...given, text: '', write: (text: string) => void (terminal.text += text) };
  return terminal;
}

describe('on a terminal', () => {
  it('redraws one bar, with the reason for a wait', () => {
    const terminal = screen({ isTTY: true, columns: 100 });
    const progress = createProgress(terminal, 60, 0, () => 0);
    progress.show(0);
    progress.show(30, 'waiting 40 s for the look-up budget');
    progress.show(60);
    progress.end();
    expect(terminal.text.split('\r\u001b[K')).toEqual([
      '',
      `[${'-'.repeat(30)}] 0/60`,
      `[${'#'.repeat(15)}${'-'.repeat(15)}] 30/60  waiting 40 s for the look-up budget`,
      `[${'#'.repeat(30)}] 60/60\n`,
    ]);
  });

  it('never wraps', () => {
    for (const columns of [20, 40]) {
      const terminal = screen({ isTTY: true, columns });
      createProgress(terminal, 60, 0, () => 0).show(30, 'waiting 40 s for the look-up budget');
      expect(terminal.text.slice('\r\u001b[K'.length)).toHaveLength(columns - 1);
    }
    const unsized = screen({ isTTY: true, columns: 0 });
    createProgress(unsized, 60, 0, () => 0).show(30);
    expect(unsized.text).toContain('30/60');
  });

  it('estimates the remaining time only from the rows of this run', () => {
    const terminal = screen({ isTTY: true, columns: 100 });
    let time = 0;
    const progress = createProgress(terminal, 1000, 500, () => time);
    time = 2000;
    progress.show(519);
    expect(terminal.text).not.toContain('left');
    time = 10_000;
    progress.show(600);
    expect(terminal.text).toContain('600/1000  about 40 s left');
    time = 610_000;
    progress.show(601);
    expect(terminal.text).toContain('about 40 min left');
    progress.show(1000);
    expect(terminal.text).toMatch(/1000\/1000$/);
  });

  it('handles an empty file', () => {
    const terminal = screen({ isTTY: true });
    createProgress(terminal, 0, 0, () => 0).show(0);
    expect(terminal.text).toContain('0/0');
  });
});

describe('without a terminal', () => {
  it('prints one line for each twentieth', () => {
    const terminal = screen();
    const progress = createProgress(terminal, 1000, 0, () => 0);
    for (let done = 1; done <= 1000; done++) progress.show(done);
    progress.end();
    expect(terminal.text.trim().split('\n')).toHaveLength(20);
    expect(terminal.text).toMatch(/^50\/1000\n100\/1000\n/);
    expect(terminal.text.endsWith('1000/1000\n')).toBe(true);
  });

  it('prints the reason for a wait at most twice a minute', () => {
    const terminal = screen();
    let time = 0;
    const progress = createProgress(terminal, 1000, 0, () => time);
    for (time = 0; time < 60_000; time += 1000) progress.show(7, 'waiting');
    expect(terminal.text).toBe('7/1000  waiting\n7/1000  waiting\n');
  });
});

describe('summary', () => {
  const refused = (line: number, reason: string, name = `Row ${line}`): Outcome => ({
    line,
    result: 'refused',
    reason,
    name,
  });

  it('counts results, and lists reasons by frequency with their first rows', () => {
    const outcomes: Outcome[] = [
      refused(9, 'It has no invite.'),
      { line: 1, result: 'listed', name: 'One' },
      refused(5, 'Unknown Invite: it is invalid or has expired.', 'Odd\u202e\nname'),
      refused(4, 'It has no invite.'),
      refused(2, 'It has no invite.'),
      refused(3, 'It has no invite.'),
      { line: 6, result: 'known', name: 'Six' },
      { line: 7, result: 'waiting', name: 'Seven' },
    ];
    expect(summary(outcomes)).toEqual([
      '1 listed, 1 already known, 1 waiting for a moderator, 5 refused',
      '  4 x It has no invite. (line 2 "Row 2", line 3 "Row 3", line 4 "Row 4", ...)',
      '  1 x Unknown Invite: it is invalid or has expired. (line 5 "Oddname")',
    ]);
  });

  it('names the most frequent tags and categories that were not used', () => {
    const tags = Array.from({ length: 10 }, (_, i) => `tag ${i}`);
    const [, line] = summary([
      { line: 1, result: 'listed', name: 'One', unused: tags },
      { line: 2, result: 'waiting', name: 'Two', unused: ['void'] },
      { line: 3, result: 'listed', name: 'Three', unused: ['void'] },
    ]);
    expect(line).toMatch(/^12 tags and categories were not used: 2 x void, 1 x tag 0, .+, 1 x tag 8, \.\.\.$/);
  });

  it('lists rows without an answer separately from refused ones', () => {
    const [line] = summary([{ line: 1, result: 'failed', reason: 'Discord did not answer (timeout).', name: 'One' }]);
    expect(line).toBe('0 listed, 0 already known, 0 waiting for a moderator, 0 refused, 1 without an answer');
  });
});
