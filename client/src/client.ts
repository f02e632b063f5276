// Typed client for the public API of a Duskrow directory. Works in Node 20 or newer, browsers and workers.
import { unreachable } from './failure.ts';
import { type Calls, calls } from './generated/calls.ts';
import type { ListServersInput } from './generated/servers.ts';
import type { Server } from './generated/shapes.ts';
import { gzipLines } from './lines.ts';
import { type CallOptions, type ClientOptions, createSend, type Send } from './send.ts';

export type * from './generated/calls.ts';
export type * from './generated/shapes.ts';
export { DuskrowError, type Issue } from './failure.ts';
export { type AnswerCache, type CachedAnswer, memoryCache } from './memory-cache.ts';
export type { CallOptions, ClientOptions } from './send.ts';

/** Filters of an iteration, which has a fixed order. */
export type IterateInput = Omit<ListServersInput, 'cursor' | 'page' | 'sort' | 'search' | 'facets'>;

export interface Client extends Calls {
  /** All matching servers, newest first, each once; pages are fetched on demand. */
  iterateServers(input?: IterateInput, options?: CallOptions): AsyncGenerator<Server, void>;
  /** The raw daily file of all servers: JSON Lines, compressed with gzip. */
  getDump(options?: CallOptions): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  /** Streams the servers of that file without loading it into memory. */
  readDump(options?: CallOptions): AsyncGenerator<Server, void>;
}

const DUMP = '/api/v1/dump';
const LARGEST_PAGE = 100;

/** @param siteUrl URL of the directory: `https://directory.example` */
export function createClient(siteUrl: string, options: ClientOptions = {}): Client {
  const send = createSend(siteUrl, options);
  const methods = Object.entries(calls).map(([name, [method, path]]) => [
    name,
    (input?: object, callOptions?: CallOptions) => send.json(method, path, input, callOptions),
  ]);
  // The cast is safe because calls.ts is generated from the contract.
  const api = Object.fromEntries(methods) as unknown as Calls;
  return {
    ...api,
    iterateServers: (input, callOptions) => iterateServers(api, input, callOptions),
    getDump: (callOptions) => send.file(DUMP, callOptions),
    readDump: (callOptions) => readDump(send, callOptions),
  };
}

async function* iterateServers(
  api: Calls,
  input: IterateInput = {},
  options?: CallOptions,
): AsyncGenerator<Server, void> {
  for (let cursor: string | null = 'first'; cursor !== null;) {
    const page = await api.listServers({ limit: LARGEST_PAGE, ...input, cursor }, options);
    yield* page.servers;
    cursor = page.nextCursor ?? null;
  }
}

async function* readDump(send: Send, options?: CallOptions): AsyncGenerator<Server, void> {
  try {
    for await (const line of gzipLines(await send.file(DUMP, options))) yield JSON.parse(line) as Server;
  } catch (error) {
    throw unreachable(error, options?.signal);
  }
}
