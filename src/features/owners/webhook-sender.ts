// Sends one delivery: signed, to an address of the open internet, without following anybody elsewhere.
import { createHmac } from 'node:crypto';
import { addressProblem, type AddressRules, publicAddressOf, type ResolvedAddress } from './public-address.ts';
import type { WebhookFailure } from './webhook-failure.ts';

const TIMEOUT_MS = 10_000;

export interface Delivery {
  url: string;
  secret: string;
  /** JSON. */
  body: string;
  /** Epoch ms. */
  at: number;
  id: string;
}

/** Null when it arrived (a 2xx), else why it did not. */
export type Send = (delivery: Delivery) => Promise<WebhookFailure | null>;

/** `t=<seconds>,v1=<hex>`: the receiver makes the same of the body and compares, and refuses what is old. */
function signatureOf({ secret, body, at }: Pick<Delivery, 'secret' | 'body' | 'at'>): string {
  const seconds = Math.floor(at / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

export function createSender(rules: AddressRules, userAgent: string): Send {
  return async (delivery) => {
    const problem = addressProblem(delivery.url, rules);
    if (problem) return { code: problem };
    const url = new URL(delivery.url);
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const address = await publicAddressOf(url, rules);
      if (!address) return { code: 'private_address' };
      const status = await post(url, address, delivery, userAgent, signal);
      return status >= 200 && status < 300 ? null : { code: 'refused', detail: String(status) };
    } catch (error) {
      return error instanceof Error && error.name === 'AbortError' ? { code: 'too_slow' } : unreachable(error);
    }
  };
}

/** Codes say enough, and nothing of this machine. */
function unreachable(error: unknown): WebhookFailure {
  const detail = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return { code: 'unreachable', detail };
}

/** The answer's body is not read; a redirect is an answer like any other. */
async function post(
  url: URL,
  { address, family }: ResolvedAddress,
  delivery: Delivery,
  userAgent: string,
  signal: AbortSignal,
): Promise<number> {
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
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
        // The address that was looked at, and no other.
        lookup: (_name, options, done) =>
          options.all ? done(null, [{ address, family }]) : done(null, address, family),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(delivery.body);
  });
}
