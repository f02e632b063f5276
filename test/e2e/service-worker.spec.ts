// Visits with the service worker and a proxy that counts requests: each request reaches the server exactly once.
import { once } from 'node:events';
import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, waitUntilControlled } from './fixtures.ts';
import { moveTo, startSite } from './installation.ts';
import { consent } from './sign-in.ts';

const LOGINS = 3;

interface Counted {
  baseURL: string;
  /** Number of requests for this path since the last call; resets all counts. */
  count(path: string): number;
}

const test = base.extend<object, { counted: Counted }>({
  counted: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const seen: string[] = [];
      const proxy = createServer();
      await once(proxy.listen(0, 'localhost'), 'listening');
      const { port } = proxy.address() as AddressInfo;
      const site = await startSite(`http://localhost:${port}`);
      forward(proxy, site.port, seen);
      moveTo(site);
      await use({
        baseURL: site.baseURL,
        count: (path) => seen.splice(0).filter((url) => url.startsWith(path)).length,
      });
      proxy.close();
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ counted }, use) => await use(counted.baseURL),
});

function forward(proxy: Server, port: string, seen: string[]): void {
  proxy.on('request', (request, response) => {
    const { method, url = '', headers } = request;
    seen.push(url);
    const inner = ask({ host: 'localhost', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // A closed connection ends both.
    inner.on('error', () => response.destroy());
    response.on('close', () => inner.destroy());
    request.pipe(inner);
  });
}

test.beforeEach(async ({ page }) => await page.clock.install());

test('every login succeeds with one callback', async ({ page, counted, console }) => {
  // A call that was in flight at the logout gets a 401.
  console.expectStatus(401);
  await page.goto('/');
  await waitUntilControlled(page);
  for (let turn = 0; turn < LOGINS; turn += 1) {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await consent(page, 'lamplighter');
    await expect(page.getByText('Successfully logged in', { exact: true })).toBeVisible();
    expect(counted.count('/api/v1/auth/callback'), `callbacks of login ${turn + 1}`).toBe(1);
    await page
      .getByLabel(/^Your menu/)
      .first()
      .click();
    await page.getByRole('navigation', { name: 'Your menu' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  }
});

test('a download is fetched once', async ({ page, counted }) => {
  await page.goto('/data');
  await waitUntilControlled(page);
  counted.count('/');
  const download = page.waitForEvent('download');
  await page.locator('a[href^="/api/v1/dump"]').first().click();
  expect(await (await download).failure()).toBeNull();
  expect(counted.count('/api/v1/dump')).toBe(1);
});

test('a page is fetched once', async ({ page, counted }) => {
  await page.goto('/');
  await waitUntilControlled(page);
  counted.count('/');
  await page.goto('/categories');
  expect(counted.count('/categories')).toBe(1);
});
