// Sends one delivery: signed, only to a public internet address, without following redirects.
import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { urlProblem, type UrlRules, publicAddressOf, type ResolvedAddress } from './public-address.ts';
import type { WebhookFailure } from './webhook-failure.ts';

const TIMEOUT_MS = 10_000;
/** Of interim answers (1xx): a receiver that sends them without end would occupy this process until the timeout. */
const MAX_INTERIM = 10;

interface Delivery {
  url: string;
  secret: string;
  /** JSON. */
  body: string;
  /** Epoch ms. */
  at: number;
  id: string;
}

/** Null on success (a 2xx), otherwise why it failed. @param stopping aborts it */
export type Send = (delivery: Delivery, stopping?: AbortSignal) => Promise<WebhookFailure | null>;

/** `t=<seconds>,v1=<hex>`: the receiver computes the same from the body, compares, and refuses old timestamps. */
function signatureOf({ secret, body, at }: Pick<Delivery, 'secret' | 'body' | 'at'>): string {
  const seconds = Math.floor(at / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export function createSender(rules: UrlRules, userAgent: string): Send {
  return async (delivery, stopping) => {
    const problem = urlProblem(delivery.url, rules);
    if (problem) return { code: problem };
    const url = new URL(delivery.url);
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const signal = stopping ? AbortSignal.any([timeout, stopping]) : timeout;
    try {
      signal.throwIfAborted();
      const address = await unlessAborted(publicAddressOf(url, rules), signal);
      if (!address) return { code: 'private_address' };
      const status = await post(url, address, delivery, userAgent, signal);
      return status >= 200 && status < 300 ? null : { code: 'refused', detail: String(status) };
    } catch (error) {
      return signal.aborted ? { code: 'too_slow' } : unreachable(error);
    }
  };
}

/** Name servers that do not answer can take longer than the delivery. @param signal not aborted yet */
async function unlessAborted<T>(result: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return await Promise.race([result, aborted]);
}

/** Only the error code: the message could reveal details of this machine. */
function unreachable(error: unknown): WebhookFailure {
  const detail = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { code: 'unreachable', detail };
}

/** Returns the status. The response body is not read; redirects are not followed. */
async function post(
  url: URL,
  { address, family }: ResolvedAddress,
  delivery: Delivery,
  userAgent: string,
  signal: AbortSignal,
): Promise<number> {
  const request = url.protocol === 'https:' ? https.request : http.request;
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(delivery.body),
    'user-agent': userAgent,
    'x-duskrow-delivery': delivery.id,
    'x-duskrow-signature': signatureOf(delivery),
  };
  return await new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: 'POST',
        headers,
        signal,
        agent: false,
        // Only the address that was checked.
        lookup: (_name, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    let interim = 0;
    call.on('information', () => {
      if (++interim > MAX_INTERIM) call.destroy(Object.assign(new Error('No final answer'), { code: 'EPROTO' }));
    });
    call.on('error', reject);
    // An answer that changes the protocol closes the connection without an error.
    call.on('close', () => reject(Object.assign(new Error('No answer'), { code: 'ECONNRESET' })));
    call.end(delivery.body);
  });
}
