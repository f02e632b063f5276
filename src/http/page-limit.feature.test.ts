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

describe('a burst of pages from one network', () => {
  let site: TestApp;
  /** Ends the rendering of a URL. */
  const rendering = new Map<string, () => void>();
  beforeAll(async () => {
    site = await startTestApp({}, 1);
    addPages(site, async () => ({
      ...renderer,
      renderPage: async ({ path }) => {
        await new Promise<void>((resolve) => rendering.set(path, resolve));
        return page;
      },
    }));
  });
  afterAll(async () => await site.close());
  const started = () => [...rendering.keys()];

  it('waits for its own pages, while others are served', async () => {
    const burst = Array.from({ length: 4 }, (_, i) => site.app.inject({ url: `/p${i}`, remoteAddress: '203.0.113.9' }));
    const sameAgain = site.app.inject({ url: '/p3', remoteAddress: '203.0.113.9' });
    await expect.poll(started).toEqual(['/p0', '/p1']);
    const other = site.app.inject({ url: '/p3', remoteAddress: '203.0.113.10' });
    await expect.poll(started).toEqual(['/p0', '/p1', '/p3']);
    rendering.get('/p3')!();
    expect((await other).statusCode).toBe(200);
    rendering.delete('/p3');
    rendering.get('/p0')!();
    await expect.poll(started).toContain('/p2');
    for (const end of rendering.values()) end();
    for (const answer of [...burst, sameAgain]) expect((await answer).statusCode).toBe(200);
    // The other network's rendering is in the cache by then.
    expect(started()).not.toContain('/p3');
  });

  it('lets the event loop read other requests between its pages', async () => {
    const busy = await startTestApp({}, 1);
    /** At the start of each rendering, how often the event loop came round before. */
    const rounds: number[] = [];
    let round = 0;
    const counter = setInterval(() => round++);
    addPages(busy, async () => ({
      ...renderer,
      renderPage: async () => {
        rounds.push(round);
        // As long as React renders, without a pause.
        for (const end = performance.now() + 5; performance.now() < end;);
        return page;
      },
    }));
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => busy.app.inject({ url: `/b${i}`, remoteAddress: '203.0.113.9' })),
    );
    clearInterval(counter);
    expect(rounds).toHaveLength(10);
    expect(new Set(rounds).size).toBeGreaterThanOrEqual(5);
    await busy.close();
  });
});

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
