import { expect, test } from 'vitest';
import { encodeJson, hashed, liveAnswer } from './answer.ts';

test('a body retains no more memory than its own bytes', () => {
  const body = encodeJson({ name: 'Glühwürmchen' });
  expect(body.toString()).toBe('{"name":"Glühwürmchen"}');
  expect(body.buffer.byteLength).toBe(body.length);
});

test('an answer that is remade has the weight of its new body', () => {
  const source = { revision: 1, text: '' };
  const answer = liveAnswer(source, () => hashed(source.text));
  Object.assign(source, { revision: 2, text: 'a'.repeat(1000) });
  answer.current?.();
  expect(answer.weight?.()).toBe(1002);
});
