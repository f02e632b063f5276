import { expect, it } from 'vitest';
import { createPictureFetch } from './picture-fetch.ts';

const URL = 'http://127.0.0.1:1/icons/1/a.png';

function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const answering = (body: Buffer, init: ResponseInit = {}) =>
  createPictureFetch(50, async () => new Response(new Uint8Array(body), init));

it('returns the bytes of a PNG', async () => {
  expect(await answering(png(256, 256))(URL)).toEqual(png(256, 256));
});

it.each([
  ['an HTML page', Buffer.from('<html>'), {}],
  ['an SVG', Buffer.from('<svg/>'), { headers: { 'content-type': 'image/svg+xml' } }],
  ['an error status', png(16, 16), { status: 404 }],
  ['a picture that claims to be huge', png(100_000, 16), {}],
  ['too many bytes', Buffer.concat([png(16, 16), Buffer.alloc(300 * 1024)]), {}],
])('returns undefined for %s', async (_name, body, init) => {
  expect(await answering(body, init)(URL)).toBeUndefined();
});

it('waits no longer than its deadline for headers and body', async () => {
  const never: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  expect(await createPictureFetch(20, never)(URL)).toBeUndefined();
  const stalled: typeof fetch = async (_url, init) =>
    new Response(
      new ReadableStream({
        start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted'))),
      }),
    );
  expect(await createPictureFetch(20, stalled)(URL)).toBeUndefined();
});
