// Loaded before every test file: a connection to any other host fails the test, even if the code under test treats the
// refusal as an outage and continues.
import { Socket } from 'node:net';
import { afterAll, afterEach, vi } from 'vitest';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '0.0.0.0', '::']);
const refused: string[] = [];

// Test files of a worker share the prototype: the patch of the previous file is replaced, not wrapped.
const shared = globalThis as { connectAnywhere?: typeof Socket.prototype.connect };
shared.connectAnywhere ??= Socket.prototype.connect;
const connect = shared.connectAnywhere;
Socket.prototype.connect = function connectLoopback(this: Socket, ...args: unknown[]): Socket {
  const host = hostOf(args);
  if (host === undefined || LOOPBACK.has(host)) return Reflect.apply(connect, this, args) as Socket;
  refused.push(host);
  return this.destroy(new Error(`Tests connect to this computer only, not to ${host}`));
};

afterEach(() => {
  const hosts = refused.splice(0);
  if (hosts.length > 0) throw new Error(`The test tried to reach ${hosts.join(', ')}`);
});

// Vitest removes stubs before the next test, but a module that the next file loads would still see them: with a `window`
// and no `document` the charts fail.
afterAll(() => void vi.unstubAllGlobals());

/** Undefined for a socket file or a bare port. Node's own calls have the form [[options, callback]]. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? (args[0] as unknown[]) : args;
  if (typeof first === 'object' && first !== null && 'host' in first && typeof first.host === 'string')
    return first.host;
  return typeof second === 'string' ? second : undefined;
}
