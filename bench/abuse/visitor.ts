// A visitor with a browser: their own address and cookies, and the duration of each call.
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleUsers } from '#standins/discord/sample-users.ts';

interface Answer {
  status: number;
  text: string;
  location: string | null;
  /** Seconds after which to try again; 0 if the answer does not say. */
  retryAfter: number;
  /** Duration of the call. */
  ms: number;
}

interface Extra {
  body?: object;
  headers?: Record<string, string>;
}

/** Calls of one action while the server answers that it is busy. */
const ATTEMPTS = 10;

export class Visitor {
  readonly origin: string;
  readonly address: string;
  private readonly cookies = new Map<string, string>();

  /** @param address as forwarded by the proxy in front of the app */
  constructor(origin: string, address: string) {
    this.origin = origin;
    this.address = address;
  }

  /** @param path of the site, or a URL of the platform */
  async ask(method: string, path: string, { body, headers = {} }: Extra = {}): Promise<Answer> {
    const url = new URL(path, this.origin);
    const isSite = url.origin === this.origin;
    const startedAt = performance.now();
    const answer = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { ...(isSite ? this.ownHeaders(method) : {}), ...typeOf(body), ...headers },
      body: body instanceof URLSearchParams ? body : body && JSON.stringify(body),
    });
    const text = await answer.text();
    if (isSite) this.storeCookies(answer.headers.getSetCookie());
    return {
      status: answer.status,
      text,
      location: answer.headers.get('location'),
      retryAfter: Number(answer.headers.get('retry-after')),
      ms: performance.now() - startedAt,
    };
  }

  /** The parsed body of a GET; throws unless it succeeds. */
  async get<T>(path: string): Promise<T> {
    return JSON.parse((await this.done('GET', path)).text) as T;
  }

  /** Throws unless the call succeeds. Waits and tries again, as people do, while the server is busy. */
  async done(method: string, path: string, extra?: Extra): Promise<Answer> {
    let answer = await this.ask(method, path, extra);
    for (let attempt = 1; answer.status === 503 && attempt < ATTEMPTS; attempt++) {
      await sleep(answer.retryAfter * 1000);
      answer = await this.ask(method, path, extra);
    }
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer;
  }

  /** Logs in as one of the stand-in's users, with the calls that the consent page makes. */
  async signIn(username: string): Promise<void> {
    const user = sampleUsers.find((sample) => sample.username === username);
    if (!user) throw new Error(`the stand-in has nobody called ${username}`);
    const begun = await this.done('GET', '/api/v1/auth/discord?returnTo=/');
    const consent = new URLSearchParams([
      ['user_id', user.id],
      ['scope', 'email'],
      ['scope', 'guilds'],
      ['decision', 'allow'],
    ]);
    const back = await this.done('POST', begun.location ?? '', { body: consent });
    const end = await this.done('GET', back.location ?? '');
    if (!end.location?.includes('auth=success')) throw new Error(`${username} could not sign in: ${end.location}`);
  }

  private ownHeaders(method: string): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      'x-forwarded-for': this.address,
      // As browsers do: a page is cached in each requested encoding.
      'accept-encoding': 'gzip, deflate, br',
      ...(method === 'GET' ? {} : { origin: this.origin }),
      ...(cookie === '' ? {} : { cookie }),
    };
  }

  private storeCookies(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function typeOf(body: object | undefined): Record<string, string> {
  if (body === undefined || body instanceof URLSearchParams) return {};
  return { 'content-type': 'application/json' };
}

/** @param moderator logged in as an admin */
export async function approve(moderator: Visitor, serverId: string): Promise<void> {
  const body = { decision: 'approve', servers: [{ id: serverId, approval: 'pending' }] };
  const { text } = await moderator.done('POST', '/api/v1/admin/servers/decide', { body });
  if ((JSON.parse(text) as { decided: number }).decided !== 1) throw new Error(`${serverId} was not approved: ${text}`);
}

/** Runs `act` for all items, at most `concurrency` at a time. */
export async function inParallel<T, R>(
  items: readonly T[],
  concurrency: number,
  act: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = items.entries();
  const work = async (): Promise<void> => {
    for (const [i, item] of left) results[i] = await act(item);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return results;
}

/** An address, each in a different network. */
export function addressOf(number: number): string {
  return `${20 + (number % 150)}.${Math.floor(number / 150) % 250}.77.5`;
}

/** Whether the call was refused by a rate limit or by load shedding. */
export function isRefused({ status }: Pick<Answer, 'status'>): boolean {
  return status === 429 || status === 503;
}
