// Sign-in is rate-limited per browser, and far more loosely per IP address: a school shares one.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIMITS } from '#http/limits.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { OWL, openBrowser, signInBrowser, type TestBrowser } from '#test/browser.ts';

const STARTS = ['/api/v1/auth/discord', '/api/v1/auth/login', '/api/auth/login'];
const { max, maxOfOne } = LIMITS.signIn;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({}, 1);
});
afterEach(async () => await app.close());

/** Uses up the limit of this browser; the first call sets the cookie that identifies it. */
async function exhaust(browser: TestBrowser): Promise<void> {
  for (let i = 0; i <= maxOfOne; i++) expect((await browser.call(STARTS[i % 3]!)).statusCode).toBe(302);
}

it('lets one user log out and in again ten times, starting each sign-in twice', async () => {
  const browser = openBrowser(app);
  for (let round = 0; round < 10; round++) {
    await browser.begin();
    expect(await browser.signIn(OWL)).toBe('/?auth=success');
    expect((await browser.call('/api/v1/auth/logout', 'POST')).statusCode).toBe(200);
  }
});

it("shows a page in the visitor's language, and blocks nobody else at the address", async () => {
  const browser = openBrowser(app);
  await exhaust(browser);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const path of STARTS) {
    const answer = await app.app.inject({
      url: `${path}?returnTo=${encodeURIComponent('/server/a"b?x=1&y=2')}`,
      headers: { cookie, 'accept-language': 'de-AT,de;q=0.9' },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.payload).toContain('<html lang="de" dir="ltr">');
    expect(answer.payload).toContain('in 10 Minuten noch einmal');
    expect(answer.payload).toContain('href="/server/a%22b?x=1&amp;y=2"');
  }
  expect((await browser.call('/api/v1/auth/login?returnTo=//evil.example')).payload).toContain('href="/"');
  await signInBrowser(app, OWL);
});

it('does not let one persistent browser use up the limit of the address', async () => {
  const browser = openBrowser(app);
  await exhaust(browser);
  for (let i = 0; i < max; i++) expect((await browser.call(STARTS[0]!)).statusCode).toBe(429);
  await signInBrowser(app, OWL);
});

it('limits an address whose browsers send no cookie or a made-up one each time', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < max + 2; i++) {
    const cookie = `duskrow_sign_in=${String(i).padStart(32, 'x')}`;
    const headers = i % 2 === 0 ? {} : { cookie };
    statuses.push((await app.app.inject({ url: STARTS[i % 3]!, headers })).statusCode);
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  const callback = await app.app.inject({ url: '/api/v1/auth/callback?code=a&state=b', headers: {} });
  expect([callback.statusCode, callback.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect((await app.app.inject({ url: STARTS[0]!, remoteAddress: '203.0.113.7' })).statusCode).toBe(302);
});
