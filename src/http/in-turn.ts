// One request of a connection at a time. Node begins every request that it has read, a thousand of them in one piece of 64
// kB, and holds their answers until the first was read: a few connections would take all of the processor and memory.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests sent ahead of an answer; browsers and proxies send none. */
export const MOST_WAITING = 16;

type Waiting = [request: IncomingMessage, response: ServerResponse][];

/**
 * Begins a request when the answer before it was handed to the kernel. Whoever sends more than `MOST_WAITING` ahead is
 * disconnected.
 */
export function inTurn(listener: RequestListener): RequestListener {
  const busy = new WeakMap<Socket, Waiting>();
  const begin = (socket: Socket, request: IncomingMessage, response: ServerResponse): void => {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : busy.get(socket)?.shift();
      if (next) begin(socket, ...next);
      else busy.delete(socket);
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    // The rest of what was read is still parsed.
    if (socket.destroyed) return;
    const waiting = busy.get(socket);
    if (!waiting) {
      busy.set(socket, []);
      begin(socket, request, response);
    } else if (waiting.push([request, response]) > MOST_WAITING) {
      busy.delete(socket);
      socket.destroy();
    }
  };
}
