import net from 'node:net';
import { expect, it, vi } from 'vitest';
import { LOOPBACK, listen } from '#test/receiver.ts';
import { createSender } from './webhook-sender.ts';

const delivery = { secret: 's', body: '{}', at: 0, id: 'd' };

/** A receiver that sends these bytes once it is called. */
const sendTo = (answer: string) => sendToReceiver((socket) => void socket.end(answer));

async function sendToReceiver(onData: (socket: net.Socket) => void, stopping?: AbortSignal) {
  const receiver = net.createServer((socket) => void socket.on('data', () => onData(socket)).on('error', () => {}));
  const port = await listen(receiver);
  try {
    const url = `http://localhost:${port}/hook`;
    return await createSender(LOOPBACK, 'Duskrow test')({ ...delivery, url }, stopping);
  } finally {
    receiver.close();
  }
}

it.each([
  ['nothing', '', 'ECONNRESET'],
  ['a change of protocol', 'HTTP/1.1 101 Up\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 'ECONNRESET'],
  ['something that is not HTTP', 'hello\r\n\r\n', 'HPE_INVALID_CONSTANT'],
  ['interim answers only', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(11), 'EPROTO'],
])('ends a delivery that is answered with %s', async (_what, answer, detail) => {
  expect(await sendTo(answer)).toEqual({ code: 'unreachable', detail });
});

it('ends a delivery at once when the process stops', async () => {
  const stopping = new AbortController();
  const since = performance.now();
  expect(await sendToReceiver(() => stopping.abort(), stopping.signal)).toEqual({ code: 'too_slow' });
  // Its own time limit is ten seconds.
  expect(performance.now() - since).toBeLessThan(5000);
});

it('ends a delivery at once when the process stops while the name is looked up', async () => {
  const stopping = new AbortController();
  const resolve = (): Promise<never> => {
    queueMicrotask(() => stopping.abort());
    return new Promise(() => undefined);
  };
  const sender = createSender({ ...LOOPBACK, resolve }, 'Duskrow test');
  expect(await sender({ ...delivery, url: 'http://hooks.test/' }, stopping.signal)).toEqual({ code: 'too_slow' });
});

it('does not look a name up once the process stops', async () => {
  const resolve = vi.fn<() => Promise<never>>();
  const sender = createSender({ ...LOOPBACK, resolve }, 'Duskrow test');
  const failure = await sender({ ...delivery, url: 'http://hooks.test/' }, AbortSignal.abort());
  expect([failure, resolve.mock.calls.length]).toEqual([{ code: 'too_slow' }, 0]);
});

it('accepts any success, also after interim answers', async () => {
  expect(await sendTo('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 No Content\r\n\r\n')).toBeNull();
});
