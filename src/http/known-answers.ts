// Answers that are known already, sent before the request is routed: hooks, the router and the objects they take cost as
// much as everything else of such an answer.
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { type Encoded, writeEncoded } from './encoded.ts';
import { inTurn } from './in-turn.ts';
import type { LagWatch } from './overload.ts';
import { SendBuffer, type TakeBytes } from './send-buffer.ts';

// An import reads all that the module exports, and with it the client behind `fetch`: 40 ms of a start.
const { createServer } = process.getBuiltinModule('node:http');

/** A request that has not come whole by then, with its headers and its body of at most 64 kB, is answered with 408. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A connection on which no byte moved for as long is closed: whoever takes nothing of an answer. A slow reader goes on. */
const STALL_TIMEOUT_MS = 60_000;

/** True when it has answered. */
export type SendKnown = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * The answer to an address as the caller wrote it, undefined where it has to be worked out. It is anybody's.
 * @param take gives the bytes of the body; they are sent before the next are taken
 */
export type KnowAnswer = (address: string, take: TakeBytes) => Encoded | undefined;

export interface KnownAnswers {
  /** The factory of Fastify's server. */
  serverFactory(handler: RequestListener, options: FastifyServerOptions): Server;
  /** Asked for each GET, before anything else sees it. */
  add(know: KnowAnswer): void;
  /** The same for answers that hang on more than the address. */
  addSender(send: SendKnown): void;
}

/** @param watch while it sheds load, what is known is refused like everything else */
export function createKnownAnswers(watch: LagWatch): KnownAnswers {
  const senders: SendKnown[] = [];
  const buffer = new SendBuffer();
  const isSent: SendKnown = (request, response) => {
    if (request.method !== 'GET' || watch.isShedding) return false;
    try {
      return senders.some((send) => send(request, response));
    } catch {
      // Thrown here it would end the process; the usual way meets it too, and says so.
      return false;
    }
  };
  return {
    serverFactory(handler, { keepAliveTimeout, ...asked }) {
      // Fastify says 0 for what nobody set.
      const requestTimeout = asked.requestTimeout || REQUEST_TIMEOUT_MS;
      const timeouts = { keepAliveTimeout, requestTimeout, connectionsCheckingInterval: Math.ceil(requestTimeout / 6) };
      // Requests without a body, nearly all, need no stream that ends at once.
      const answer: RequestListener = (request, response) => {
        // Closing, the handler ends each connection; one that hears only from here would be kept alive.
        if (!server.listening || !isSent(request, response)) handler(request, response);
      };
      const server = createServer({ ...timeouts, optimizeEmptyRequests: true }, inTurn(answer));
      return server.setTimeout(asked.connectionTimeout || STALL_TIMEOUT_MS);
    },
    add(know) {
      senders.push((request, response) => {
        const known = know(request.url ?? '', buffer.take);
        if (known === undefined) return false;
        writeEncoded(request, response, known);
        buffer.sent(response);
        return true;
      });
    },
    addSender: (send) => void senders.push(send),
  };
}
