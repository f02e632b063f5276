// What is wrong with a value, in place of Zod's own words ("Too big: expected string to have <=100 characters"). Pages
// show these sentences to users, so they are complete without the name of the field, which is the issue's path.
import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;
type Bound = Extract<RawIssue, { code: 'too_big' | 'too_small' }>;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** For `safeParse`; a schema's own message has priority. */
export function issueSentence(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue);
    case 'too_big':
      return mostSentence(issue, Number(issue.maximum).toLocaleString('en'));
    case 'too_small':
      return leastSentence(issue, Number(issue.minimum).toLocaleString('en'));
    case 'invalid_value':
      return `The value must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'This is not an email address.' : 'The value is not in the right format.';
    default:
      return 'The value is not valid.';
  }
}

function typeSentence({ expected, input, path = [] }: Extract<RawIssue, { code: 'invalid_type' }>): string {
  if (expected === 'object' && path.length === 0) return 'The body of the request must be a JSON object.';
  if (input === undefined) return 'A value is missing.';
  const kind = KINDS[expected];
  return kind === undefined ? 'The value is not valid.' : `The value must be ${kind}.`;
}

function mostSentence({ origin }: Bound, most: string): string {
  if (origin === 'string') return `The text must not be longer than ${most} characters.`;
  if (origin === 'array') return `The list must not have more than ${most} entries.`;
  return `The number must not be greater than ${most}.`;
}

function leastSentence({ origin }: Bound, least: string): string {
  if (origin === 'string') return 'The text is too short.';
  if (origin === 'array') return least === '1' ? 'The list must not be empty.' : 'The list is too short.';
  return `The number must not be less than ${least}.`;
}
