import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#http/limits.ts';
import { addPages } from '#http/pages.ts';
import type { RenderedPage } from '#contract/rendering.ts';
import type { Renderer } from '#http/renderer.ts';
import { startTestApp, type TestApp } from '#test/app.ts';

const page: RenderedPage = {
  status: 200,
  head: '',
  body: 'a page',
  state: '{}',
  isCacheable: true,
  validUntil: Infinity,
};
const renderer: Renderer = {
  filesOf: () => [],
  template: '<html lang="en" dir="ltr"><!--body--></html>',
  normalizeUrl: (url) => url,
  renderPage: async () => page,
};
let limited: TestApp;

describe('a network over the limit of rendered pages', () => {
  const { max } = LIMITS.renderPage;
  beforeAll(async () => {
    limited = await startTestApp({}, 1);
    addPages(limited, async () => renderer);
  });
  afterAll(async () => await limited.close());
  const ask = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    limited.app.inject({ url, remoteAddress, headers });

  it('gets a 429 page in its language; others and cached pages are unaffected', async () => {
    for (let i = 0; i < max; i++) expect((await ask(`/page-${i}`, '203.0.113.1')).statusCode).toBe(200);
    const refused = await ask('/one-more?a="b&c=1', '203.0.113.1', { 'accept-language': 'de' });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.payload).toMatch(/<html lang="de".*in 1 Minute noch/);
    expect(refused.payload).toContain('href="/one-more?a=%22b&amp;c=1"');
    expect((await ask('/one-more', '203.0.113.1', { cookie: 'duskrow_session=x' })).statusCode).toBe(429);
    expect((await ask('/page-1', '203.0.113.1')).statusCode).toBe(200);
    expect((await ask('/one-more', '203.0.113.2')).statusCode).toBe(200);
    expect((await ask('/one-more', '203.0.113.1')).statusCode).toBe(200);
  });
});
