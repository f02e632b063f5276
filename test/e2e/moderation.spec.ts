// Reports, the queue, appeals and switches, as affected users and a moderator see them.
import { expectAccessible, expectNoViolations, violationsOf } from './axe.ts';
import { call } from './call.ts';
import { expect, type Locator, type Page, test, toast } from './fixtures.ts';
import { leave, signIn } from './sign-in.ts';
import { addGuilds } from './stand-in.ts';

const SERVER = '/server/tidewatch-cartographers';
const ADMIN = 'lamplighter';
const AUTHOR = 'nightferry';

const queue = (page: Page) => page.getByRole('region', { name: /^Waiting for a moderator/ });
/** The row itself, also when it is grouped with others of its wave. */
const item = (page: Page, text: string) => queue(page).getByRole('listitem').filter({ hasText: text }).last();

/** What has the focus in the panel after a row of it is gone. */
const restored = (panel: Locator) => panel.locator(':is(li, h2):focus');
const headingOf = (panel: Locator) => panel.getByRole('heading', { level: 2 }).first();

async function asAdmin(page: Page): Promise<void> {
  await leave(page);
  await signIn(page, ADMIN, '/admin');
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible();
}

test('a review reported by three users is hidden, restored, removed, appealed and restored again', async ({ page }) => {
  test.setTimeout(180_000);
  const words = `Come to my shop ${process.pid}`;
  await signIn(page, AUTHOR, SERVER);
  await page.getByLabel('2 stars').check({ force: true });
  await page.getByLabel('Title').fill('Shop');
  await page.getByLabel('Review', { exact: true }).fill(words);
  await page.getByRole('button', { name: 'Submit Review' }).click();
  const review = page.getByRole('article').filter({ hasText: words });
  await expect(review).toBeVisible();
  await expect(review.getByRole('button', { name: /^Report/ })).toBeHidden();

  await leave(page);
  await signIn(page, 'tuesday.owl', SERVER);
  await review.getByRole('button', { name: `Report: the review of ${AUTHOR}` }).click();
  const dialog = page.getByRole('dialog', { name: `Report the review of ${AUTHOR}` });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('This field is required.');
  await dialog.getByRole('radio', { name: 'Spam or advertising' }).check();
  await dialog.getByLabel('Details').fill('Sells <b>things</b>.');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(review).toBeVisible();
  const id = await page.evaluate<string>(
    `fetch('/api/v1/servers/tidewatch-cartographers/reviews').then((answer) => answer.json())` +
      `.then(({ reviews }) => reviews.find(({ content }) => content === ${JSON.stringify(words)}).id)`,
  );
  for (const name of ['sand.clock', 'kettle_hymn']) {
    await leave(page);
    await signIn(page, name, '/servers');
    const report = { subjectType: 'review', subjectId: id, reason: 'scam' };
    expect((await call(page, 'POST', '/api/v1/reports', report)).status).toBe(201);
  }
  await page.goto(SERVER);
  await expect(review).toBeHidden();

  await asAdmin(page);
  const reported = item(page, words);
  await expect(reported).toContainText('Hidden');
  await expect(reported).toContainText('Sells <b>things</b>.');
  await expect(reported).toContainText('3 reports, the first');
  await reported.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Review restored').first()).toBeVisible();
  await expect(reported).toBeHidden();
  await page.goto(SERVER);
  await expect(review).toBeVisible();

  await page
    .getByRole('article')
    .filter({ hasText: words })
    .getByRole('button', { name: /^Report/ })
    .click();
  await page.getByRole('radio', { name: 'Something else' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent').first()).toBeVisible();
  await page.goto('/admin');
  await item(page, words).getByRole('button', { name: 'Remove review' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('No advertising, please.');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove review' }).click();
  await expect(page.getByText('Review removed').first()).toBeVisible();

  await leave(page);
  await signIn(page, AUTHOR, SERVER);
  await expect(page.getByText('No advertising, please.')).toBeVisible();
  await page.getByRole('link', { name: 'decision', exact: true }).click();
  const decision = page.getByRole('region', { name: /^Your review of Tidewatch/ });
  await expect(decision).toContainText('No advertising, please.');
  await decision.getByLabel('Appeal').fill('It was a joke.');
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision).toContainText('Waiting for a moderator');
  await expect(decision.getByRole('button', { name: 'Send appeal' })).toBeHidden();
  await expect(decision.getByRole('heading').first()).toBeFocused();

  await asAdmin(page);
  await item(page, 'It was a joke.').getByRole('button', { name: 'Accept and undo' }).click();
  await expect(toast(page, 'Undone')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Admin log' })).toContainText('accepted an appeal');
  await page.goto(SERVER);
  await expect(review).toBeVisible();
  await leave(page);
  await signIn(page, AUTHOR, SERVER);
  expect((await call(page, 'DELETE', `/api/v1/reviews/${id}`)).status).toBe(200);
});

async function decline(page: Page, name: string): Promise<void> {
  await item(page, name).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('That word.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(item(page, name)).toBeHidden();
}

test('a held submission is approved; another is rejected, appealed and listed', async ({ page }) => {
  test.setTimeout(180_000);
  const word = `gloomword${process.pid}`;
  await asAdmin(page);
  const terms = page.getByRole('region', { name: 'Blocked terms' });
  await terms.getByLabel('Term').fill(word);
  await terms.getByRole('button', { name: 'Block term' }).click();
  await expect(terms.getByRole('button', { name: `Allow ${word}` })).toBeVisible();

  await leave(page);
  await signIn(page, AUTHOR, '/servers');
  const [first, second] = [`First ${word}`, `Second ${word}`];
  for (const name of [first, second]) {
    const { code } = await addGuilds({ name, memberCount: 900, onlineCount: 90 });
    expect((await call(page, 'POST', '/api/v1/servers', { inviteUrl: code })).status).toBe(201);
  }

  await asAdmin(page);
  await expect(item(page, first)).toContainText('Its text contains a blocked term.');
  await item(page, first).getByRole('button', { name: 'Approve' }).click();
  await expect(item(page, first)).toBeHidden();
  await expect(item(page, second)).toBeFocused();
  await expect(item(page, second)).toBeInViewport();
  await item(page, second).getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(item(page, second).getByRole('button', { name: 'Reject' })).toBeFocused();
  await decline(page, second);
  await expect(restored(queue(page))).toHaveCount(1);
  // Undo returns it to the queue instead of approving it.
  const log = page.getByRole('region', { name: 'Admin log' });
  const rejection = log.getByRole('listitem').filter({ hasText: second }).first();
  await rejection.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(item(page, second)).toBeVisible();
  await decline(page, second);
  await terms.getByRole('button', { name: `Allow ${word}` }).click();
  await expect(terms.getByRole('button', { name: `Allow ${word}` })).toBeHidden();
  await expect(restored(terms)).toHaveCount(1);

  await leave(page);
  await signIn(page, AUTHOR, '/profile');
  await page.getByRole('region', { name: 'Moderation' }).getByRole('link', { name: 'See why and appeal' }).click();
  const decision = page.getByRole('region', { name: `${second} was rejected` });
  await expect(decision).toContainText('That word.');
  await decision.getByLabel('Appeal').fill('It is our founder’s name.');
  await decision.getByRole('button', { name: 'Send appeal' }).click();
  await expect(decision).toContainText('Waiting for a moderator');

  await asAdmin(page);
  await item(page, 'founder’s name').getByRole('button', { name: 'Accept and undo' }).click();
  await expect(item(page, 'founder’s name')).toBeHidden();
  await page.goto(`/servers?search=${word}`);
  await expect(page.getByRole('link', { name: new RegExp(`^${first}`) })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`^${second}`) })).toBeVisible();
});

test('a wave is rejected and restored as a group; a moderator acts from a page', async ({ page, console }) => {
  test.setTimeout(180_000);
  console.expectStatus(404);
  const word = `wavering${process.pid}`;
  const names = ['Pebble', 'Quartz', 'Saffron'].map((name) => `${name} ${word}`);
  await asAdmin(page);
  const terms = page.getByRole('region', { name: 'Blocked terms' });
  await terms.getByLabel('Term').fill(word);
  await terms.getByRole('button', { name: 'Block term' }).click();
  await expect(terms.getByText(`No listed server contains “${word}”.`)).toBeVisible();
  await leave(page);
  await page.goto(SERVER);
  for (const name of names) {
    const { code } = await addGuilds({ name, memberCount: 300, onlineCount: 30 });
    expect((await call(page, 'POST', '/api/v1/servers', { inviteUrl: code })).status).toBe(201);
  }
  await page.getByRole('button', { name: /^Report this server/ }).click();
  await expect(page.getByText('You are not logged in, so your report counts half as much.')).toBeVisible();
  await page.getByRole('radio', { name: 'False or misleading' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report sent').first()).toBeVisible();

  await asAdmin(page);
  const wave = queue(page).getByRole('listitem').filter({ hasText: word }).first();
  await expect(wave).toContainText('3 servers from one submitter');
  for (const name of names) await expect(wave.getByText(name, { exact: true })).toBeVisible();
  await wave.getByLabel('Select all').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Approve selected' })).toBeVisible();
  await queue(page).getByLabel('Filter the queue').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Approve selected' })).toBeFocused();
  await page.getByRole('button', { name: 'Reject selected' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog, 'none of them was listed').toHaveAccessibleDescription(/^Their submitters/);
  await dialog.getByLabel('Reason').fill('One and the same advertisement.');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  for (const name of names) await expect(queue(page).getByText(name, { exact: true })).toBeHidden();
  const log = page.getByRole('region', { name: 'Admin log' });
  await log
    .getByRole('button', { name: /^Undo all/ })
    .first()
    .click();
  for (const name of names) await expect(wave.getByText(name, { exact: true })).toBeVisible();
  await expect(headingOf(log)).toBeFocused();
  await expectNoViolations(page, 'a wave');

  await wave.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Approve selected' }).click();
  await expect(wave).toBeHidden();
  await expect(headingOf(queue(page))).toBeFocused();
  const found = page.getByRole('region', { name: 'Find servers and accounts' });
  await found.getByLabel('Find servers and accounts').fill(names[0]!);
  await found.getByRole('button', { name: 'Find' }).click();
  await expect(found.getByRole('status')).toHaveText('1 found');
  await found.getByRole('link', { name: names[0] }).click();
  const moderate = page.getByRole('region', { name: 'For moderators' });
  await moderate.getByRole('button', { name: 'Remove from lists' }).click();
  await dialog.getByLabel('Reason').fill('It is an advertisement.');
  await dialog.getByRole('button', { name: 'Remove from lists' }).click();
  await expect(page.getByText('1 server removed from lists').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Server not found' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Admin Panel' }).click();
  await terms.getByRole('button', { name: `Show servers containing ${word}` }).click();
  await expect(terms.getByRole('button', { name: 'Remove 2 from lists' })).toBeVisible();
  await terms.getByLabel(`Select ${names[1]}`).uncheck();
  await terms.getByRole('button', { name: 'Remove 1 from lists' }).click();
  await dialog.getByLabel('Reason').fill('Its name.');
  await dialog.getByRole('button', { name: 'Remove from lists' }).click();
  await expect(terms.getByText(`1 listed server contains “${word}”`)).toBeVisible();
  await expect(terms.getByRole('link', { name: names[1] })).toBeVisible();
  await terms.getByLabel(`Select ${names[1]}`).check();
  await terms.getByRole('button', { name: 'Remove 1 from lists' }).click();
  await dialog.getByLabel('Reason').fill('Its name.');
  await dialog.getByRole('button', { name: 'Remove from lists' }).click();
  await expect(terms.getByText(`No listed server contains “${word}”.`)).toBeVisible();
  await terms.getByRole('button', { name: `Allow ${word}` }).click();
  await expect(terms.getByRole('button', { name: `Allow ${word}` })).toBeHidden();
});

test('read-only mode is shown on every page, refuses writes, and ends with the switch', async ({
  page,
  browser,
  console,
}) => {
  console.expectStatus(503);
  await asAdmin(page);
  const readOnly = page.getByRole('checkbox', { name: 'Read-only mode' });
  await readOnly.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByText('Read-only mode on').first()).toBeVisible();
  await expect(readOnly).toBeChecked();
  const context = await browser.newContext();
  const visitor = await context.newPage();
  try {
    await visitor.goto(SERVER);
    await expect(visitor.getByRole('region', { name: 'Notice' })).toContainText('The site is temporarily read-only');
    expect(await violationsOf(visitor)).toEqual([]);
    expect((await call(page, 'PUT', '/api/v1/profile', { bio: 'Me.' })).status).toBe(503);
  } finally {
    await readOnly.click();
    await expect(page.getByText('Read-only mode off').first()).toBeVisible();
  }
  await visitor.goto(SERVER);
  await expect(visitor.getByRole('region', { name: 'Notice' })).toBeHidden();
  await context.close();
});

test('moderation and site pages are accessible at every width', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'tuesday.owl', SERVER);
  await page.getByRole('button', { name: /^Report this server/ }).click();
  await page.getByRole('radio', { name: 'False or misleading' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(/Report sent|You have reported this before/).first()).toBeVisible();
  await asAdmin(page);
  for (const path of ['/ranking', '/privacy', '/terms', '/decisions', '/admin', SERVER]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, path);
  }
});
