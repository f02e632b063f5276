import { expect, test } from 'vitest';
import { encodeJson } from './answer.ts';

test('a body holds no memory but its own', () => {
  const body = encodeJson({ name: 'Glühwürmchen' });
  expect(body.toString()).toBe('{"name":"Glühwürmchen"}');
  expect(body.buffer.byteLength).toBe(body.length);
});
