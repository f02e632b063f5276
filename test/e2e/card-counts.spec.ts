// Lines of a card: counts share one with the lights meter, which remains whole, and a third category is not cut off.
// Rows have the same facts at every width.
import { expect, test } from './fixtures.ts';

const WIDTHS = [390, 768, 1024, 1240, 1280];

/** In the page: cards with cropped content, or with a meter that is shrunk or outside the card. */
const CROPPED = `[...document.querySelectorAll('.server-card')].flatMap((card) => {
  const meter = card.querySelector('.lights');
  if (!meter) return [];
  const name = card.querySelector('h3').textContent;
  const row = meter.parentElement.parentElement;
  const parts = [row, ...row.querySelectorAll('*:not(.sr-only)')];
  const cropped = parts.filter((part) => part.clientWidth > 0 && part.scrollWidth > part.clientWidth);
  const [inner, outer] = [meter, card].map((one) => one.getBoundingClientRect());
  const isOutside = inner.left < outer.left || inner.right > outer.right;
  const isShrunk = inner.width < parseFloat(getComputedStyle(meter).width) - 0.5 || inner.width < 56;
  return cropped.length > 0 || isOutside || isShrunk ? [name] : [];
})`;

for (const language of ['de', 'ar', 'en']) {
  test(`no card crops its meter (${language})`, async ({ page }) => {
    await page.goto(`/servers?lang=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.locator('.server-card .lights').count()).toBeGreaterThan(10);
      expect(await page.evaluate(CROPPED), `${width} px`).toEqual([]);
    }
  });
}

/** In the page: servers with a count on two lines, or with one below the other in a card. */
const WRAPPED = `[...document.querySelectorAll('main article')].flatMap((one) => {
  const [members, online] = [...one.querySelectorAll('span:has(> b)')].map((count) => count.getBoundingClientRect());
  const isBelow = one.matches('.server-card') && members.top !== online.top;
  return isBelow || Math.max(members.height, online.height) > 25 ? [one.querySelector('h3').textContent] : [];
})`;

test('the counts of a card, and each count of a row, are on one line of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const view of ['grid', 'list']) {
    await page.goto(`/servers?view=${view}`);
    expect(await page.evaluate(WRAPPED), view).toEqual([]);
  }
});

/** In the page: the categories of the first card, without those that its box cuts off. */
const CATEGORIES = `[...document.querySelector('.server-card').querySelectorAll('.category-dot')].flatMap((dot) => {
  const [inner, outer] = [dot, dot.closest('p, div')].map((one) => one.getBoundingClientRect());
  return inner.bottom > outer.bottom || inner.right > outer.right ? [] : [dot.parentElement.textContent];
})`;

test('a card shows its three categories', async ({ page }) => {
  await page.goto('/servers?search=swap+shelf');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(CATEGORIES), `${width} px`).toEqual(['Gaming', 'Entertainment', 'Community']);
  }
});

test('a row of the list has the same facts and buttons at every width', async ({ page }) => {
  // Next to the filters, from 1024 px on.
  await page.goto('/?sort=members&view=list');
  const row = page.getByRole('article').filter({ hasText: 'Starforge Frontier' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(row.getByRole('link', { name: 'Starforge Frontier' })).toBeVisible();
    for (const fact of [/K members$/, /K online$/, /Active$/, /^Rated/, /checked/]) {
      await expect(row.getByText(fact).first(), `${width} px`).toBeVisible();
    }
    await row.scrollIntoViewIfNeeded();
    for (const button of [/^Sync/, /^Favorite/, /^More/]) {
      await expect(row.getByRole('button', { name: button })).toBeInViewport();
    }
  }
  for (const category of ['Gaming', 'Programming'])
    await expect(row.getByText(category, { exact: true })).toBeVisible();
});

test('the pointer can move onto a tooltip, which closes when it leaves both', async ({ page }) => {
  await page.goto('/server/tidewatch-cartographers');
  const bubble = page.getByRole('tooltip');
  const anchor = page.getByRole('button', { name: /checked (just now|\d+ \w+ ago)$/ }).first();
  await anchor.hover();
  await expect(bubble).toBeVisible();
  const from = (await anchor.boundingBox())!;
  const to = (await bubble.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 40 });
  await expect(bubble).toBeVisible();
  await page.mouse.move(5, 5, { steps: 5 });
  await expect(bubble).toHaveCount(0);
});
