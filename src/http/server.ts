// The HTTP server under Fastify. What the response cache has goes out before a request is routed: hooks, router and their
// objects cost as much as everything else of such an answer. And of a connection one request is begun at a time.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import type { Answer } from './answer.ts';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a public read, past hooks and the schema of its endpoint: tests parse these answers. */
    sendAnswer(answer: Answer): void;
  }
}

// An import reads all that the module exports, and with it the client behind `fetch`: 40 ms of a start.
const { createServer } = process.getBuiltinModule('node:http');

/** A request that has not come whole by then, with its headers and its body of at most 64 kB, is answered with 408. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A connection on which no byte moved for as long is closed: a client that takes nothing of an answer. A slow reader goes on. */
const STALL_TIMEOUT_MS = 60_000;

export function serverFactory({ sendCached }: Pick<ResponseCache, 'sendCached'>) {
  return (handler: RequestListener, { keepAliveTimeout, ...asked }: FastifyServerOptions): Server => {
    // Fastify says 0 for what nobody set.
    const requestTimeout = asked.requestTimeout || REQUEST_TIMEOUT_MS;
    const timeouts = { keepAliveTimeout, requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 6) };
    const answer: RequestListener = (request, response) => {
      // Closing, the handler ends each connection; one that hears only from here would be kept alive.
      if (!server.listening || !sendCached(request, response)) handler(request, response);
    };
    const server = createServer(timeouts, inTurn(answer));
    return server.setTimeout(asked.connectionTimeout || STALL_TIMEOUT_MS);
  };
}

export function addAnswers(app: FastifyInstance, responses: ResponseCache): void {
  app.decorateReply('sendAnswer', function sendAnswer(this: FastifyReply, answer) {
    this.hijack();
    // Nobody's answer is cached by mistake: the contract says which are everybody's.
    const isPrivate = answer.isPrivate || this.request.routeOptions.config.reading !== 'public';
    responses.send(this.request.raw, this.raw, { ...answer, isPrivate });
  });
}

/** Requests sent ahead of an answer; browsers and proxies send none. */
export const MOST_WAITING = 16;

type Waiting = [request: IncomingMessage, response: ServerResponse][];

/**
 * Begins a request when the answer before it was handed to the kernel. Node would begin every request that it has read, a
 * thousand of them in one piece of 64 kB, and hold their answers until the first was read. A client that sends more than `MOST_WAITING` ahead is
 * disconnected.
 */
function inTurn(listener: RequestListener): RequestListener {
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
