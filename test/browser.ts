// A minimal browser for logging in: cookies, redirects, and the stand-in's consent form.
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** Sample users of the stand-in; Lamplighter is an admin if ADMIN_USER_IDS lists them. */
export const LAMPLIGHTER = '180000000000000001';
export const MOSS_KEEPER = '234000000000000002';
export const OWL = '377000000000000003';
export const PAPER_FOX = '640000000000000006';

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

export interface TestBrowser {
  cookies: Map<string, string>;
  /** Calls the app with the cookies. */
  call(url: string, method?: 'GET' | 'POST' | 'PUT' | 'DELETE', body?: object): Promise<Answer>;
  /** Follows the login link to the platform; resolves to the URL of its consent page. */
  begin(returnTo?: string): Promise<string>;
  /** Submits the consent form; resolves to the path of the app that the platform redirects to. */
  consent(page: string, choice: { userId: string; decision?: 'allow' | 'deny'; scopes?: string[] }): Promise<string>;
  /** The whole login; resolves to the final location. */
  signIn(userId: string, options?: { returnTo?: string; scopes?: string[] }): Promise<string>;
}

export function openBrowser(app: TestApp): TestBrowser {
  const cookies = new Map<string, string>();

  const call: TestBrowser['call'] = async (url, method = 'GET', body = undefined) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.app.inject({ method, url, payload: body, headers: cookie ? { cookie } : {} });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isOver || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };

  const begin: TestBrowser['begin'] = async (returnTo) => {
    const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`;
    const answer = await call(`/api/v1/auth/discord${query}`);
    return String(answer.headers.location);
  };

  const consent: TestBrowser['consent'] = async (
    page,
    { userId, decision = 'allow', scopes = ['email', 'guilds'] },
  ) => {
    const form = new URLSearchParams([
      ['user_id', userId],
      ['decision', decision],
      ...scopes.map((scope) => ['scope', scope] as [string, string]),
    ]);
    const answer = await fetch(page, { method: 'POST', body: form, redirect: 'manual' });
    const back = new URL(answer.headers.get('location') ?? '');
    return back.pathname + back.search;
  };

  return {
    cookies,
    call,
    begin,
    consent,
    async signIn(userId, { returnTo, scopes } = {}) {
      const back = await consent(await begin(returnTo), { userId, scopes });
      const { headers, statusCode, payload } = await call(back);
      return headers.location ?? `No redirect: ${statusCode} ${payload}`;
    },
  };
}

/** A new browser in which a sample user has logged in. */
export async function signInBrowser(app: TestApp, discordId: string): Promise<TestBrowser> {
  const browser = openBrowser(app);
  expect(await browser.signIn(discordId)).toBe('/?auth=success');
  return browser;
}

export const meOf = (browser: TestBrowser) => browser.call('/api/v1/auth/me');

export async function userIdOf(browser: TestBrowser): Promise<string> {
  return (await meOf(browser)).json<{ id: string }>().id;
}

/** A cookie header with the session alone. */
export const sessionCookie = ({ cookies }: TestBrowser): string => `duskrow_session=${cookies.get('duskrow_session')}`;
