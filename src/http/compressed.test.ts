import { expect, it } from 'vitest';
import { decodeBody, encodeBody } from './compressed.ts';

it.each(['br', 'gzip', 'identity'] as const)('decodes what was encoded as %s', async (encoding) => {
  const text = Buffer.from('lanterns '.repeat(1000));
  expect(await decodeBody(await encodeBody(text, encoding), encoding)).toEqual(text);
});

it.each(['br', 'gzip'] as const)('holds no more memory than the body as %s', async (encoding) => {
  const body = await encodeBody(Buffer.from('lanterns '.repeat(1000)), encoding);
  expect(body.buffer.byteLength).toBe(body.length);
});
