import net, { type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createSender } from './webhook-sender.ts';

const delivery = { secret: 's', body: '{}', at: 0, id: 'd' };
const loopback = {
  allowsHttp: true,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  isPublic: () => true,
};

/** A receiver that sends these bytes once it is called. */
const sendTo = (answer: string) => sendToReceiver((socket) => void socket.end(answer));

async function sendToReceiver(onData: (socket: net.Socket) => void, stopping?: AbortSignal) {
  const receiver = net.createServer((socket) => void socket.on('data', () => onData(socket)).on('error', () => {}));
  await new Promise<void>((done) => void receiver.listen(0, '127.0.0.1', done));
  try {
    const url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`;
    return await createSender(loopback, 'Duskrow test')({ ...delivery, url }, stopping);
  } finally {
    receiver.close();
  }
}

it.each([
  ['nothing', '', 'ECONNRESET'],
  ['a change of protocol', 'HTTP/1.1 101 Up\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 'ECONNRESET'],
  ['something that is not HTTP', 'hello\r\n\r\n', 'HPE_INVALID_CONSTANT'],
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

it('accepts any success', async () => {
  expect(await sendTo('HTTP/1.1 204 No Content\r\n\r\n')).toBeNull();
});
