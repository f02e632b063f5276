import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settle } from './test-counts.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test, title: 'adds up' })),
});

describe('Vitest', () => {
  it.each([
    ['tests of all kinds', file('failed', 'passed', 'passed', 'failed'), { passed: 2, failed: 1 }],
    ['a file that could not be loaded', file('failed'), { passed: 0, failed: 1 }],
    ['tests that a broken hook kept from running', file('failed', 'skipped', 'skipped'), { passed: 0, failed: 2 }],
    ['a skipped test and one to do', file('passed', 'passed', 'skipped', 'todo'), { passed: 1, failed: 2 }],
    ['a file whose end failed', file('failed', 'passed'), { passed: 1, failed: 1 }],
  ])('counts %s', (_case, result, counts) => {
    expect(countVitest({ testResults: [result] })).toEqual({ ...counts, skippedFor: [] });
  });

  it('adds up files', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'failed', 'passed')];
    expect(countVitest({ testResults })).toEqual({ passed: 2, failed: 1, skippedFor: [] });
  });

  it('counts a test that lacks a program as skipped, and not as failed', () => {
    const assertionResults = [
      { status: 'passed', title: 'runs in JavaScript' },
      { status: 'skipped', title: 'runs in Python (needs python3)' },
      { status: 'failed', title: 'runs in cURL (needs curl)' },
    ];
    const counts = countVitest({ testResults: [{ status: 'failed', assertionResults }] });
    expect(counts).toEqual({ passed: 1, failed: 1, skippedFor: ['python3'] });
  });
});

it("counts Playwright's: an error outside of tests has failed, a test that passed the second time has not", () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 8,
    failed: 4,
    skippedFor: [],
  });
});

it.each([
  ['passes', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ['fails when nothing ran', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ['fails when the command did', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['keeps the number of failures', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
])('a step %s', (_case, counts, succeeded, settled) => {
  expect(settle({ ...counts, skippedFor: [] }, succeeded)).toEqual({ ...settled, skippedFor: [] });
});
