import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repeated, requiredWholeNumber, textOf, wholeNumber } from '#contract/endpoint.ts';
import { issueSentence } from './issue-sentences.ts';

const sentences = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issueSentence }).error?.issues.map(({ message }) => message);

describe('a refused value is described in a plain sentence', () => {
  it.each([
    [z.string(), 7, 'The value must be text.'],
    [z.number(), 'seven', 'The value must be a number.'],
    [z.number().int(), 1.5, 'The value must be a whole number.'],
    [z.boolean(), 'yes', 'The value must be true or false.'],
    [z.array(z.string()), 'a', 'The value must be a list.'],
    [z.object({ a: z.object({}) }), { a: 1 }, 'The value must be an object.'],
    [z.object({ a: z.string() }), {}, 'A value is missing.'],
    [z.object({}), null, 'The body of the request must be a JSON object.'],
    [z.object({}), 'text', 'The body of the request must be a JSON object.'],
    [z.string().max(4000), 'x'.repeat(4001), 'The text must not be longer than 4,000 characters.'],
    [textOf(9), '\u200b', 'The text must contain at least one visible character.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'The list must not have more than 2 entries.'],
    [z.array(z.string()).min(1), [], 'The list must not be empty.'],
    [z.number().max(5), 6, 'The number must not be greater than 5.'],
    [z.number().min(1), 0, 'The number must not be less than 1.'],
    [wholeNumber(1, 5), '6', 'The value must be a whole number from 1 to 5.'],
    [wholeNumber(1, 5), '1.5', 'The value must be a whole number from 1 to 5.'],
    [repeated(requiredWholeNumber(1, 5)), '0', 'The value must be a whole number from 1 to 5.'],
    [repeated(requiredWholeNumber(1, 5)), ['1', '1.5'], 'The value must be a whole number from 1 to 5.'],
    [z.enum(['a', 'b']), 'c', 'The value must be one of: a, b.'],
    [repeated(z.enum(['a', 'b'])), 'c', 'The value must be one of: a, b.'],
    [repeated(z.enum(['a', 'b'])), ['c'], 'The value must be one of: a, b.'],
    [z.literal('true'), 'no', 'The value must be true.'],
    [z.email(), 'me', 'This is not an email address.'],
    [z.string().regex(/a/), 'b', 'The value is not in the right format.'],
    [z.string().refine(() => false), 'b', 'The value is not valid.'],
  ])('%#: %s', (schema, value, sentence) => {
    expect(sentences(schema, value)).toEqual([sentence]);
  });
});
