// Routing: a table of method, path pattern and handler.

import type { IncomingMessage } from 'node:http';
import type { Answer } from './answers.ts';
import type { StandInState } from './state.ts';

/** A request, parsed as far as handlers need it. */
export interface Exchange {
  state: StandInState;
  request: IncomingMessage;
  /** URL of this stand-in, without a trailing slash. */
  baseUrl: string;
  path: string;
  query: URLSearchParams;
  /** The groups of the route's pattern, decoded. */
  params: string[];
  /** The full Authorization header, or null. */
  authorization: string | null;
  nowMs: number;
}

export interface Route {
  /** As counted in `GET /__standin/calls`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Matched against the path after the prefix, such as `/api/v10`. */
  pattern: RegExp;
  /** Index of the param that Discord limits separately (guild id). */
  major?: number;
  handle(exchange: Exchange): Answer | Promise<Answer>;
}

type Match =
  | { kind: 'route'; route: Route; params: string[] }
  /** The path exists, for other methods. */
  | { kind: 'wrong-method' }
  | { kind: 'none' };

export function matchRoute(routes: readonly Route[], method: string, path: string): Match {
  let isKnownPath = false;
  for (const route of routes) {
    const found = route.pattern.exec(path);
    if (found === null) continue;
    isKnownPath = true;
    if (route.method === method) return { kind: 'route', route, params: found.slice(1).map(decodeSafely) };
  }
  return { kind: isKnownPath ? 'wrong-method' : 'none' };
}

/** Returns a malformed param unchanged; its handler will not recognize it. */
function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

const BODY_LIMIT_BYTES = 32 * 1024 * 1024;

/** The request's body as text; null if it is over the limit. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_LIMIT_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses a boolean as Discord does in a query; undefined if invalid. */
export function readFlag(text: string | null): boolean | undefined {
  if (text === null || ['false', 'False', '0'].includes(text)) return false;
  return ['true', 'True', '1'].includes(text) ? true : undefined;
}
