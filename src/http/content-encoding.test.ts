import { expect, it } from 'vitest';
import { acceptedEncoding, decodeBody, encodeBody } from './content-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['GZip', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=1, br;q=0.9', 'gzip'],
  ['br;q=0, gzip;q=0.001', 'gzip'],
  ['br;q=0.0', 'identity'],
  ['*', 'zstd'],
  ['*;q=0', 'identity'],
  ['zstd;q=0, *;q=0.5', 'br'],
  ['gzip, *;q=0.5', 'gzip'],
  ['identity', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0.5, gzip', 'gzip'],
  // A caller that refuses everything still gets the body.
  ['identity;q=0', 'identity'],
  ['identity;q=0, *', 'zstd'],
  ['identity;q=0, gzip', 'gzip'],
  ['gzip;q=nonsense, br', 'br'],
  [`${' '.repeat(400)}gzip`, 'identity'],
])('Accept-Encoding: %s is answered with %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});

it.each(['zstd', 'br', 'gzip', 'identity'] as const)('decodes what was encoded as %s', async (encoding) => {
  const text = Buffer.from('lanterns '.repeat(1000));
  expect(await decodeBody(await encodeBody(text, encoding), encoding)).toEqual(text);
});

it.each(['zstd', 'br', 'gzip'] as const)('retains no more memory than the body encoded as %s', async (encoding) => {
  const body = await encodeBody(Buffer.from('lanterns '.repeat(1000)), encoding);
  expect(body.buffer.byteLength).toBe(body.length);
});
