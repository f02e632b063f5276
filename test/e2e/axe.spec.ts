// Checks every page and every distinct state against WCAG 2.0 to 2.2 A and AA and best practice: in both themes, on a
// small and a large screen, and without horizontal scrolling.
import { expectNoViolations, overflowing } from './axe.ts';
import { engage, expect, type Page, test } from './fixtures.ts';
import { signIn } from './sign-in.ts';

interface Subject {
  name: string;
  path: string;
  /** Expected status, if it is not 200. */
  status?: number;
  /** Brings the page into the state to check. */
  prepare?: (page: Page) => Promise<void>;
  /** Widths at which the state exists (default both). */
  widths?: readonly number[];
}

const WIDTHS = [390, 1280] as const;
const HEIGHT = 844;
const fillInvite = async (page: Page, text: string, seen: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Invite link' }).fill(text);
  // A refusal is also read out from a live region, which nobody sees.
  await expect(page.getByText(seen).first()).toBeVisible();
};

const subjects: Subject[] = [
  { name: 'home', path: '/' },
  { name: 'home, filtered, as a list', path: '/?category=Music&size=large&view=list' },
  {
    name: 'home, suggestions',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('main').getByRole('combobox', { name: 'Search servers' }).fill('tide');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
    widths: [1280],
  },
  {
    name: 'home, filter sheet',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    },
    widths: [390],
  },
  { name: 'menu', path: '/categories', prepare: openMenu, widths: [390] },
  { name: 'browse', path: '/servers' },
  { name: 'browse, feature filter', path: '/servers?feature=vanity_url' },
  { name: 'browse, nothing found', path: '/servers?search=qqqqzzzzxxxx' },
  { name: 'server', path: '/server/tidewatch-cartographers', prepare: waitForPreview },
  { name: 'share', path: '/server/tidewatch-cartographers/share?badge=rating' },
  {
    name: 'share dialog',
    path: '/server/tidewatch-cartographers',
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Share/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'server, oadro', path: '/server/oadro', prepare: waitForPreview },
  {
    name: 'server, login dialog',
    path: '/server/tidewatch-cartographers',
    prepare: async (page) => {
      await waitForPreview(page);
      await page.getByText(/^\+\d+ more/).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'server not found', path: '/server/there-is-no-such-server', status: 404 },
  { name: 'submit', path: '/submit' },
  {
    name: 'submit, preview of a listed server and a toast',
    path: '/submit',
    prepare: async (page) => {
      await fillInvite(page, 'discord.gg/tidewatch', 'Already listed:');
      await page.getByRole('button', { name: 'Submit a Server' }).click();
      await expect(page.getByText('Agreement Required').first()).toBeVisible();
    },
  },
  {
    name: 'submit, refused invite',
    path: '/submit',
    status: 404,
    prepare: (page) => fillInvite(page, 'discord.gg/nobody-has-this-code', 'appears to be invalid or expired.'),
  },
  {
    name: 'submit, success',
    path: '/submit',
    prepare: async (page) => {
      // Before the invite is typed: its preview moves the checkbox.
      await page.getByLabel(/I agree/).check();
      await page.getByRole('textbox', { name: 'Invite link' }).fill('discord.gg/tidewatch');
      await page.getByRole('button', { name: 'Submit a Server' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'categories', path: '/categories' },
  { name: 'category', path: '/category/gaming?sort=name&page=2' },
  { name: 'tags', path: '/tags' },
  { name: 'tag', path: '/tag/photography' },
  { name: 'tag not found', path: '/tag/there-is-no-such-tag', status: 404 },
  { name: 'languages', path: '/languages' },
  { name: 'language', path: '/language/de' },
  { name: 'language, from right to left', path: '/language/ar' },
  { name: 'category not found', path: '/category/nothing-of-the-kind', status: 404 },
  { name: 'compare', path: '/compare?s=tidewatch-cartographers&s=starforge-frontier&s=oadro&s=nobody-has-this' },
  { name: 'compare, nothing chosen', path: '/compare?add=night' },
  {
    name: 'more for a server',
    path: '/servers',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
    },
  },
  {
    name: 'hidden servers, the tray and a toast',
    path: '/servers',
    prepare: async (page) => {
      for (const [index, action] of ['Add to compare', 'Add to compare', 'Hide for me'].entries()) {
        await page
          .getByRole('button', { name: /^More for/ })
          .nth(index)
          .click();
        await page.getByRole('menuitem', { name: action }).click();
      }
      await page.getByRole('button', { name: 'Show hidden' }).click();
      await expect(page.getByRole('region', { name: 'Servers to compare' })).toBeVisible();
    },
  },
  {
    name: 'recently viewed',
    path: '/server/tidewatch-cartographers',
    prepare: async (page) => {
      await page.goto('/');
      await page.mouse.wheel(0, 200);
      await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
    },
  },
  {
    name: 'command menu',
    path: '/server/tidewatch-cartographers',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('s');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'keyboard shortcuts',
    path: '/categories',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'API documentation', path: '/api' },
  { name: 'open data', path: '/data' },
  { name: 'recommendations', path: '/recommendations' },
  { name: 'leaderboard', path: '/leaderboard' },
  { name: 'profile, signed out', path: '/profile' },
  { name: 'reviews, signed out', path: '/reviews' },
  { name: 'achievements, signed out', path: '/achievements' },
  { name: '404', path: '/no/such/page', status: 404 },
];

// An unchanged page is loaded once and resized; a prepared state is prepared at each width.
const pages = subjects.filter(({ prepare }) => prepare === undefined || prepare === waitForPreview);
const states = subjects.filter((subject) => !pages.includes(subject));

for (const { name, path, status = 200, prepare } of pages) {
  test(name, async ({ page, console }) => {
    if (status !== 200) console.expectStatus(status);
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await page.goto(path);
    await prepare?.(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowing(page)).toEqual([]);
  });
}

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: HEIGHT } });
    for (const { name, path, status = 200, prepare, widths = WIDTHS } of states) {
      if (!widths.includes(width)) continue;
      test(name, async ({ page, console }) => {
        if (status !== 200) console.expectStatus(status);
        await page.goto(path);
        await prepare?.(page);
        await expectAccessible(page);
      });
    }
  });
}

test('meters keep their colors where those of the system replace all others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn(page, 'lamplighter', '/achievements');
  await expect(page.getByRole('progressbar').first()).toHaveCSS('forced-color-adjust', 'none');
  await expect(page.locator('.achievement .bg-pane-off').first()).toHaveCSS('forced-color-adjust', 'none');
  await page.goto('/server/tidewatch-cartographers');
  const meters = [
    page.getByRole('main').locator('.lights'),
    page.getByRole('group', { name: 'Filter reviews by rating' }).locator('.bg-pane-on'),
    page.getByRole('region', { name: /^User distribution/ }).locator('.bg-sky'),
    page.getByRole('region', { name: 'Live Discord Server Preview' }).locator('dl .bg-sky'),
  ];
  for (const meter of meters) {
    await expect(meter.first()).toBeVisible();
    await expect(meter.first()).toHaveCSS('forced-color-adjust', 'none');
  }
});

async function expectAccessible(page: Page): Promise<void> {
  // The only frame, a card, has its own test.
  await expectNoViolations(page, new URL(page.url()).pathname, { iframes: false });
  expect(await overflowing(page)).toEqual([]);
}

async function waitForPreview(page: Page): Promise<void> {
  await engage(page);
  await expect(page.getByRole('region', { name: 'Live Discord Server Preview' })).not.toContainText('loading');
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('summary[aria-label="Menu"]').click();
  await expect(page.getByRole('link', { name: 'Discover' })).toBeVisible();
}
