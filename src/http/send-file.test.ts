import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { byteRange, sendFile } from './send-file.ts';
import { serverFactory } from './server.ts';

const logged: string[] = [];
let close = async (): Promise<unknown> => undefined;

afterEach(async () => {
  await close();
  logged.length = 0;
});

/** A file whose content `read` yields in chunks. */
function fakeFile(read: () => AsyncGenerator<Buffer>): FileHandle {
  const file = { createReadStream: () => Readable.from(read()), close: async () => undefined };
  return file as unknown as FileHandle;
}

/**
 * A server with one file. `sent` resolves when it has been sent, or has failed.
 * @param isSentLate whether the file is not sent before the client has left
 */
async function serve(handle: FileHandle, isSentLate = false): Promise<{ port: number; sent: Promise<void> }> {
  const sent = Promise.withResolvers<void>();
  const app = Fastify({
    serverFactory: serverFactory({ sendCached: () => false }),
    forceCloseConnections: true,
    logger: {
      level: 'error',
      stream: { write: (line) => void logged.push((JSON.parse(line) as { msg: string }).msg) },
    },
  });
  const file = { handle, bytes: 1 << 20, etag: 'one', modifiedAt: 0, headers: { 'content-type': 'text/plain' } };
  app.get('/file', async (request, reply) => {
    if (isSentLate) await once(reply.raw, 'close');
    await sendFile(request, reply, file).finally(sent.resolve);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  close = async () => await app.close();
  return { port: (app.server.address() as AddressInfo).port, sent: sent.promise };
}

it('a read error in a file cuts the connection and is logged once', async () => {
  const isAnswered = Promise.withResolvers<void>();
  const { port, sent } = await serve(
    fakeFile(async function* () {
      yield Buffer.from('a');
      await isAnswered.promise;
      throw new Error('the disk is gone');
    }),
  );
  const answer = await fetch(`http://127.0.0.1:${port}/file`);
  isAnswered.resolve();
  await expect(answer.text()).rejects.toThrow('terminated');
  await sent;
  expect(logged).toEqual(['a file was sent incompletely']);
});

it('a disconnected reader is not logged as an error', async () => {
  const { port, sent } = await serve(
    fakeFile(async function* () {
      for (;;) yield Buffer.alloc(10_000);
    }),
  );
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /file HTTP/1.1\r\nhost: a\r\n\r\n');
  await new Promise((resolve) => socket.once('data', resolve));
  socket.destroy();
  await sent;
  expect(logged).toEqual([]);
});

it('the file of a client that left before it is sent is closed, and nothing is logged', async () => {
  const handle = await open(import.meta.filename);
  const { port, sent } = await serve(handle, true);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /file HTTP/1.1\r\nhost: a\r\n\r\n', () => socket.destroy());
  await sent;
  expect([handle.fd, logged]).toEqual([-1, []]);
});

describe('byteRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=100-', { start: 100, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-10', { start: 990, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['Bytes= 5-6 ', { start: 5, end: 6 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    // Other ranges are ignored: the whole file is sent.
    ['bytes=9-5', undefined],
    ['bytes=0-1,5-6', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s of 1000 bytes', (header, expected) => {
    expect(byteRange(header, 1000)).toEqual(expected);
  });

  it('is unsatisfiable for an empty file', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});
