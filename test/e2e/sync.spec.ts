// The Sync button of a server's page.
import { expect, test, toast } from './fixtures.ts';

const TIDEWATCH = '/server/tidewatch-cartographers';

test('a sync says that it is running, then shows the new counts', async ({ page }) => {
  await page.goto(TIDEWATCH);
  const { promise: seen, resolve: haveSeen } = Promise.withResolvers<void>();
  await page.route('**/api/v1/servers/*/sync', async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sync Tidewatch Cartographers' }).first().click();
  // A text that only screen readers get is one pixel wide.
  await expect.poll(async () => (await page.getByText('Syncing...').boundingBox())?.width).toBeGreaterThan(40);
  haveSeen();
  await expect(toast(page, 'Synced')).toContainText(/[\d,]+ members\s· [\d,]+ online/);
});

test('the first row of a list shows all of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/servers?view=list');
  await page.route('**/api/v1/servers/*/sync', () => undefined);
  await page
    .getByRole('button', { name: /^Sync / })
    .first()
    .click();
  await expect(page.getByText('Syncing...')).toBeInViewport({ ratio: 1 });
});

test('a sync without new counts says so, and shows unknown counts as unknown', async ({ page }) => {
  await page.goto(TIDEWATCH);
  await page.route('**/api/v1/servers/*/sync', (route) =>
    route.fulfill({
      json: {
        discordData: { memberCount: 1284, onlineCount: null },
        lastSyncedAt: '2026-01-01T00:00:00.000Z',
        countsAreCurrent: false,
      },
    }),
  );
  await page.getByRole('button', { name: 'Sync Tidewatch Cartographers' }).first().click();
  await expect(toast(page, 'Discord gave no new counts')).toContainText('1,284 members · unknown online');
});

test('a failed sync shows the reason', async ({ page, console }) => {
  console.expectStatus(503);
  await page.goto(TIDEWATCH);
  await page.route('**/api/v1/servers/*/sync', (route) =>
    route.fulfill({ status: 503, json: { message: 'Discord is busy.', code: 'discord_fetch_failed' } }),
  );
  await page.getByRole('button', { name: 'Sync Tidewatch Cartographers' }).first().click();
  await expect(toast(page, 'Sync failed')).toContainText('Discord is busy.');
});
