import { expect, test } from 'vitest';
import { encodeJson } from './answer.ts';

test('a body retains no more memory than its own bytes', () => {
  const body = encodeJson({ name: 'Glühwürmchen' });
  expect(body.toString()).toBe('{"name":"Glühwürmchen"}');
  expect(body.buffer.byteLength).toBe(body.length);
});
