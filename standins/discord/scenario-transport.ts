// The transport scenarios: limits, outages and broken answers. Some change the answer, some how it is sent.

import { apiError, html, json, refusals, type Answer } from './answers.ts';
import type { ScenarioOptions, TransportScenario } from './scenarios.ts';

/** How an answer is sent: immediately, late, half, or not at all. */
type Sending = { way: 'immediate' } | { way: 'late'; delayMs: number } | { way: 'stalled' } | { way: 'cut' };

export interface Outcome {
  answer: Answer;
  sending: Sending;
}

const MESSAGE = 'You are being rate limited.';
const HUGE_BYTES = 8 * 1024 * 1024;

export function immediate(answer: Answer): Outcome {
  return { answer, sending: { way: 'immediate' } };
}

type Play = (answer: Answer, options: ScenarioOptions, nowMs: number) => Outcome;

const plays: Record<TransportScenario, Play> = {
  'rate-limited': (_, options, nowMs) => immediate(bucketLimit(options.retryAfterSeconds ?? 1.4, nowMs)),
  'rate-limited-bare': (_, options) =>
    immediate(json(429, { message: MESSAGE, retry_after: options.retryAfterSeconds ?? 1.4, global: false })),
  'global-limited': (_, options) => immediate(globalLimit(options.retryAfterSeconds ?? 0.4)),
  cloudflare: (_, options) => immediate(cloudflareLimit(options.retryAfterSeconds)),
  'cloudflare-403': () => immediate(refusals.blockedAtEdge()),
  'server-error': (_, options) => immediate(serverError(options.status ?? 502)),
  unauthorized: () => immediate(refusals.unauthorized()),
  'not-ready': () =>
    immediate(json(202, { message: 'Index not yet available. Try again later', code: 110000, retry_after: 5 })),
  'not-found-bare': () => immediate(refusals.notFound()),
  'not-found-html': () => immediate(html(404, '<html><body><h1>404 Not Found</h1></body></html>')),
  redirect: () => ({
    answer: { status: 302, headers: { location: 'http://127.0.0.1:9/elsewhere' }, body: '' },
    sending: { way: 'immediate' },
  }),
  slow: (answer, options) => ({ answer, sending: { way: 'late', delayMs: options.delayMs ?? 3000 } }),
  'stalled-body': (answer) => ({ answer, sending: { way: 'stalled' } }),
  'cut-connection': (answer) => ({ answer, sending: { way: 'cut' } }),
  'malformed-json': (answer) => {
    return immediate({ ...answer, status: 200, body: answer.body.slice(0, Math.ceil(answer.body.length / 2)) });
  },
  'wrong-content-type': () => immediate(html(200, '<!doctype html><title>Just a moment...</title><p>Please wait.</p>')),
  'huge-body': () => immediate(json(200, { filler: 'x'.repeat(HUGE_BYTES) })),
};

/** Plays the scenario; `answer` is the normal answer, which some scenarios change. */
export function playTransport(
  name: TransportScenario,
  answer: Answer,
  options: ScenarioOptions,
  nowMs: number,
): Outcome {
  return plays[name](answer, options, nowMs);
}

export function bucketLimit(
  retryAfterSeconds: number,
  nowMs: number,
  limit = 5,
  bucket = '41f9cd5d28af77da04563bcb1d67fdfd',
): Answer {
  return json(
    429,
    { message: MESSAGE, retry_after: retryAfterSeconds, global: false },
    {
      'retry-after': String(Math.ceil(retryAfterSeconds)),
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': (nowMs / 1000 + retryAfterSeconds).toFixed(3),
      'x-ratelimit-reset-after': String(retryAfterSeconds),
      'x-ratelimit-bucket': bucket,
      'x-ratelimit-scope': 'user',
    },
  );
}

export function globalLimit(retryAfterSeconds: number): Answer {
  return json(
    429,
    { message: MESSAGE, retry_after: retryAfterSeconds, global: true },
    {
      'retry-after': String(Math.ceil(retryAfterSeconds)),
      'x-ratelimit-global': 'true',
      'x-ratelimit-scope': 'global',
    },
  );
}

/** The edge's own page: no JSON, no X-RateLimit headers; Retry-After only if `retryAfterSeconds` is not null. */
export function cloudflareLimit(retryAfterSeconds: number | null = 41_873): Answer {
  const headers: Record<string, string> =
    retryAfterSeconds === null ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) };
  return html(
    429,
    '<html><head><title>Access denied</title></head><body><h1>Error</h1><p>error code: 1015</p></body></html>',
    headers,
  );
}

function serverError(status: number): Answer {
  if (status === 500) return apiError(500, 0, '500: Internal Server Error');
  if (status === 503) return apiError(503, 130000, 'API resource is currently overloaded. Try again a little later');
  return html(status, `<html><body><h1>${status}</h1><p>upstream error</p></body></html>`);
}
