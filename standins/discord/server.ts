// The Discord stand-in: a real HTTP server that behaves like Discord's API, login pages and CDN.
// For development and tests only; nothing under src/ imports it, it is reached over HTTP.
// Tests start it in their own process with `startStandIn`; otherwise it runs through `main.ts`.

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { json, type Answer } from './answers.ts';
import { answerApi } from './api.ts';
import { answerCdn } from './cdn.ts';
import { answerControl } from './control.ts';
import { answerAuthorize } from './oauth-authorize.ts';
import type { Exchange } from './routes.ts';
import { immediate, type Outcome } from './scenario-transport.ts';
import { createState, type Clock, type StandInState } from './state.ts';

export interface StandInOptions {
  /** 0 selects a free one. */
  port: number;
  /** Drives counts and token expiry; default `Date`. */
  clock?: Clock;
  /** Where custom guilds and tokens are stored; without it they are lost on exit. */
  dataDir?: string;
  /** To accept in addition to local ones. */
  redirectUri?: string;
}

export interface StandIn {
  /** Without a trailing slash. API base is `${url}/api/v10`, CDN base `url` itself. */
  url: string;
  state: StandInState;
  /** Also closes open connections, including stalled ones. */
  close(): Promise<void>;
}

/** Starts a stand-in; rejects with the listen error (EADDRINUSE) if the port is in use. */
export async function startStandIn({ port, ...options }: StandInOptions): Promise<StandIn> {
  const state = createState(options);
  let url = '';
  const server = createServer((request, response) => void serve(state, url, request, response));
  server.keepAliveTimeout = 60_000;
  await listen(server, port);
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, state, close: () => close(server) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(void server.off('error', reject)));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

async function serve(
  state: StandInState,
  baseUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const outcome = await answer(readExchange(state, baseUrl, request));
    await send(response, outcome);
  } catch (error) {
    console.error('stand-in:', error);
    if (!response.headersSent) write(response, json(500, { message: '500: Internal Server Error', code: 0 }));
    else response.destroy();
  }
}

function readExchange(state: StandInState, baseUrl: string, request: IncomingMessage): Exchange {
  const target = request.url ?? '/';
  const queryStart = target.indexOf('?');
  return {
    state,
    request,
    baseUrl,
    path: queryStart < 0 ? target : target.slice(0, queryStart),
    query: new URLSearchParams(queryStart < 0 ? '' : target.slice(queryStart + 1)),
    params: [],
    authorization: request.headers.authorization ?? null,
    nowMs: state.now(),
  };
}

/** A page for browsers, unlike the rest of `/api`. */
const AUTHORIZE = /^(?:\/api(?:\/v\d+)?)?\/oauth2\/authorize$/;

async function answer(exchange: Exchange): Promise<Outcome> {
  const { path } = exchange;
  if (AUTHORIZE.test(path)) return immediate(await answerAuthorize(exchange));
  if (path.startsWith('/api/')) return answerApi(exchange);
  return immediate(path.startsWith('/__standin/') ? await answerControl(exchange) : await answerCdn(exchange));
}

async function send(response: ServerResponse, { answer: given, sending }: Outcome): Promise<void> {
  if (sending.way === 'cut') {
    response.destroy();
    return;
  }
  if (sending.way === 'late') await delay(sending.delayMs);
  if (sending.way === 'stalled') stall(response, given);
  else write(response, given);
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/** Sends headers and half the body, then nothing until the client gives up. */
function stall(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, Math.floor(body.length / 2)));
}
