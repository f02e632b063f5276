// The HTTP server under Fastify. Cached answers are sent before routing: hooks, router and their objects cost as much
// as the rest of the answer. Requests of a connection are handled one at a time.
import { MINUTE_MS } from '#contract/time.ts';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify';
import type { Answer } from './answer.ts';
import type { ResponseCache } from './response-cache.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Sends a read, bypassing hooks and the schema of its endpoint: tests validate these answers. */
    sendAnswer(answer: Answer): void;
  }
}

/** A request whose headers and body, at most 64 kB, have not fully arrived by then gets a 408. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A connection without traffic for this long is closed: its client reads nothing. Slow readers are not affected. */
const STALL_TIMEOUT_MS = MINUTE_MS;

export function serverFactory({ sendCached }: Pick<ResponseCache, 'sendCached'>) {
  return (handler: RequestListener, { keepAliveTimeout, ...given }: FastifyServerOptions): Server => {
    // Fastify passes 0 for unset options.
    const requestTimeout = given.requestTimeout || REQUEST_TIMEOUT_MS;
    const timeouts = { keepAliveTimeout, requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 6) };
    const answer: RequestListener = (request, response) => {
      // While closing, Fastify refuses new requests and ends their connections; the cache would answer.
      if (!server.listening || !sendCached(request, response)) handler(request, response);
    };
    const server: Server = createServer(
      timeouts,
      inTurn(answer, () => server.listening),
    );
    return server.setTimeout(given.connectionTimeout || STALL_TIMEOUT_MS);
  };
}

export function addAnswers(app: FastifyInstance, responses: ResponseCache): void {
  app.decorateReply('sendAnswer', function sendAnswer(this: FastifyReply, answer) {
    this.hijack();
    // Private unless the contract declares the endpoint public, so that nothing private is cached by mistake.
    const isPrivate = answer.isPrivate || this.request.routeOptions.config.cacheScope !== 'public';
    responses.send(this.request.raw, this.raw, { ...answer, isPrivate });
  });
}

/** Limit of pipelined requests; browsers and proxies send none. */
export const MAX_PIPELINED = 16;

type Waiting = [request: IncomingMessage, response: ServerResponse][];

/**
 * Begins a request after the previous answer was handed to the kernel. Node would begin every request that it has read,
 * up to a thousand in a 64 kB chunk, and hold their answers until the first was read. A client with more than
 * `MAX_PIPELINED` waiting requests is disconnected. While the server closes, a connection ends after its last answer.
 */
function inTurn(listener: RequestListener, isListening: () => boolean): RequestListener {
  const busy = new WeakMap<Socket, Waiting>();
  const begin = (socket: Socket, request: IncomingMessage, response: ServerResponse): void => {
    response.once('close', () => {
      const next = socket.destroyed ? undefined : busy.get(socket)?.shift();
      if (next) return begin(socket, ...next);
      busy.delete(socket);
      // An answer that began before the close may have promised to keep the connection alive.
      if (!isListening()) socket.destroySoon();
    });
    listener(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    // The rest of the chunk is still parsed.
    if (socket.destroyed) return;
    const waiting = busy.get(socket);
    if (!waiting) {
      busy.set(socket, []);
      begin(socket, request, response);
    } else if (waiting.push([request, response]) > MAX_PIPELINED) {
      busy.delete(socket);
      socket.destroy();
    }
  };
}
