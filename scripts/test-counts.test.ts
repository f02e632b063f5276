import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settle } from './test-counts.ts';

const sum = (status: string) => ({
  status,
  title: 'adds up',
  fullName: 'a sum adds up',
  failureMessages: status === 'failed' ? ['Error: 1 is not 2\n    at a line'] : [],
});

const file = (status: string, ...tests: string[]) => ({
  name: 'sum.test.ts',
  status,
  message: status === 'failed' && tests.length === 0 ? 'Unexpected token\nin a line' : '',
  assertionResults: tests.map(sum),
});

describe('Vitest', () => {
  it.each([
    ['tests of all kinds', file('failed', 'passed', 'passed', 'failed'), { passed: 2, failed: 1 }],
    ['a file that could not be loaded', file('failed'), { passed: 0, failed: 1 }],
    ['tests that did not run because of a failed hook', file('failed', 'skipped', 'skipped'), { passed: 0, failed: 2 }],
    ['a skipped test and a todo', file('passed', 'passed', 'skipped', 'todo'), { passed: 1, failed: 2 }],
    ['a file that failed after its tests', file('failed', 'passed'), { passed: 1, failed: 1 }],
  ])('counts %s', (_case, result, counts) => {
    expect(countVitest({ testResults: [result] })).toMatchObject({ ...counts, skippedFor: [] });
  });

  it('adds up files', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'failed', 'passed')];
    expect(countVitest({ testResults })).toMatchObject({ passed: 2, failed: 1, skippedFor: [] });
  });

  it('names failed tests with the first line of their error', () => {
    const testResults = [file('passed', 'passed'), file('failed', 'failed', 'passed'), file('failed')];
    expect(countVitest({ testResults }).failures).toEqual([
      'sum.test.ts > a sum adds up: Error: 1 is not 2',
      'sum.test.ts: Unexpected token',
    ]);
  });

  it('counts a test whose program is missing as skipped, not as failed', () => {
    const assertionResults = [
      { ...sum('passed'), title: 'runs in JavaScript' },
      { ...sum('skipped'), title: 'runs in Python (needs python3)' },
      { ...sum('failed'), title: 'runs in cURL (needs curl)' },
    ];
    const counts = countVitest({ testResults: [{ ...file('failed'), assertionResults }] });
    expect(counts).toMatchObject({ passed: 1, failed: 1, skippedFor: ['python3'] });
  });
});

it('counts an error outside of Playwright tests as failed, and a test that passed on retry as passed', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 1 };
  expect(countPlaywright({ stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 8,
    failed: 4,
    skippedFor: [],
    failures: [],
  });
});

it.each([
  ['passes', { passed: 3, failed: 0 }, true, { passed: 3, failed: 0 }],
  ['fails if no test ran', { passed: 0, failed: 0 }, true, { passed: 0, failed: 1 }],
  ['fails if the command failed', { passed: 3, failed: 0 }, false, { passed: 3, failed: 1 }],
  ['has the number of failed tests', { passed: 3, failed: 2 }, false, { passed: 3, failed: 2 }],
])('a step %s', (_case, counts, succeeded, settled) => {
  expect(settle({ ...counts, skippedFor: [], failures: [] }, succeeded)).toMatchObject(settled);
});
