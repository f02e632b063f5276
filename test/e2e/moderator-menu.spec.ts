import { expectNoViolations } from './axe.ts';
import { call } from './call.ts';
import { expect, test } from './fixtures.ts';
import { leave, signIn } from './sign-in.ts';
import { addGuilds } from './stand-in.ts';

const ADMIN = 'lamplighter';
const AUTHOR = 'nightferry';

const submission = (name: string, wave: object | null = null) => ({
  kind: 'submission',
  id: name,
  name,
  description: null,
  inviteUrl: null,
  slug: name,
  iconUrl: null,
  categories: [],
  memberCount: 9,
  onlineCount: 1,
  heldReason: 'New account.',
  heldBecause: null,
  blockedTerms: [],
  isInviteValid: true,
  submittedAt: new Date().toISOString(),
  submittedBy: null,
  identityHash: name,
  isPublic: false,
  wave,
});

test('the menu of a server has moderator actions, for admins only', async ({ page, console }) => {
  console.expectStatus(404);
  console.expectStatus(500);
  const [name, word] = [`Quillhaven ${process.pid}`, `quillword${process.pid}`];
  const { code } = await addGuilds({ name, memberCount: 900, onlineCount: 90 });
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  const previews: string[] = [];
  page.on('request', (request) => request.url().includes('/discord/invite/') && previews.push(request.url()));
  const hasMenuScript = () => [...scripts].some((url) => url.includes('moderator-menu'));
  const open = async () => await page.getByRole('button', { name: `More for ${name}` }).click();

  const strangers = `Fernway ${process.pid}`;
  const { code: strangersCode } = await addGuilds({ name: strangers, memberCount: 700, onlineCount: 70 });
  await page.goto('/');
  expect((await call(page, 'POST', '/api/v1/servers', { inviteUrl: strangersCode })).status).toBe(201);
  await signIn(page, AUTHOR, '/');
  expect((await call(page, 'POST', '/api/v1/servers', { inviteUrl: code })).status).toBe(201);
  const list = `/servers?search=${encodeURIComponent(name)}`;
  await page.goto(list);
  await open();
  await expect(page.getByRole('menuitem')).toHaveText(['Add to compare', 'Hide for me', 'Copy link']);
  expect(hasMenuScript()).toBe(false);

  await leave(page);
  await signIn(page, ADMIN, list);
  const dialog = page.getByRole('dialog');
  await open();
  expect(hasMenuScript()).toBe(true);
  await expect(page.getByRole('menuitem')).toHaveText([
    'Add to compare',
    'Hide for me',
    'Copy link',
    'Remove from lists',
    'Everything from this submitter',
    'Block a term',
  ]);
  await expectNoViolations(page, 'the menu of a moderator');
  await page.getByRole('menuitem', { name: 'Block a term' }).click();
  await dialog.getByLabel('Term').fill(word);
  await dialog.getByRole('button', { name: 'Block term' }).click();
  await expect(dialog.getByText(`No listed server contains “${word}”.`)).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  expect((await call(page, 'DELETE', `/api/v1/admin/terms/${word}`)).status).toBe(200);

  await open();
  await page.getByRole('menuitem', { name: 'Everything from this submitter' }).click();
  await expect(dialog.getByLabel(`Also suspend the account ${AUTHOR}`)).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText(AUTHOR);
  await expect(dialog.getByLabel(`Select ${name}`)).toBeChecked();
  const other = dialog.getByRole('listitem').filter({ hasText: strangers });
  await expect(other).toContainText('Visitor · only the IP address matches');
  await expect(other.getByLabel(`Select ${strangers}`)).not.toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  const [row, box] = [await other.boundingBox(), await other.getByRole('checkbox').boundingBox()];
  expect(box!.x, 'at the end of the line').toBeGreaterThan(row!.x + row!.width / 2);
  // What was submitted since the dialog was last open is in it too.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  const asked = page.waitForRequest(/\/submitter$/);
  await page.getByRole('menuitem', { name: 'Everything from this submitter' }).click();
  await asked;
  const chosen = dialog.getByRole('checkbox', { name: /^Select/, checked: true });
  while ((await chosen.count()) > 0) await chosen.first().click();
  await other.getByLabel(`Select ${strangers}`).check();
  await dialog.getByLabel('Reason').fill('It is an advertisement.');
  await dialog.getByRole('button', { name: 'Reject 1 server' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `More for ${name}` })).toBeFocused();

  // The server's own page has the same menu.
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('region', { name: 'For moderators' })).toBeVisible();
  await open();
  await page.getByRole('menuitem', { name: 'Remove from lists' }).click();
  const [reason, remove] = [dialog.getByLabel('Reason'), dialog.getByRole('button', { name: 'Remove from lists' })];
  await remove.click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('This field is required.');
  await reason.fill('It is an advertisement.');
  const address = '**/api/v1/admin/servers/decide';
  await page.route(address, (route) => route.fulfill({ status: 500, json: {} }));
  await remove.click();
  await expect(dialog.getByText('Nothing was changed').first()).toBeVisible();
  await expect(reason, 'a failure keeps the dialog and its text').toHaveValue('It is an advertisement.');
  await page.unroute(address);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await page.getByRole('menuitem', { name: 'Remove from lists' }).click();
  await expect(reason, 'a closed dialog keeps its text').toHaveValue('It is an advertisement.');
  await remove.click();
  await expect(page.getByRole('heading', { name: 'Server not found' })).toBeVisible();
  expect(previews, 'a change of the server spends no second look-up').toHaveLength(1);
});

test('the same text can be searched again', async ({ page }) => {
  const name = `Emberwick ${process.pid}`;
  const { code } = await addGuilds({ name, memberCount: 900, onlineCount: 90 });
  await signIn(page, ADMIN, '/admin');
  const panel = page.getByRole('region', { name: 'Find servers and accounts' });
  await panel.getByLabel('Find servers and accounts').fill(name);
  await panel.getByRole('button', { name: 'Find' }).click();
  await expect(panel.getByText('Nothing found.')).toBeVisible();
  expect((await call(page, 'POST', '/api/v1/servers', { inviteUrl: code })).status).toBe(201);
  await panel.getByRole('button', { name: 'Find' }).click();
  await expect(panel.getByRole('status')).toHaveText('1 found');
  await panel.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(panel.getByLabel('Find servers and accounts')).toHaveValue(name);
  await expect(panel.getByRole('link', { name })).toBeVisible();
});

test('the servers with a blocked term are shown until the term is allowed', async ({ page }) => {
  const term = `Quagword${process.pid}`;
  await signIn(page, ADMIN, '/admin');
  const panel = page.getByRole('region', { name: 'Blocked terms' });
  await panel.getByLabel('Term').fill(term);
  await panel.getByRole('button', { name: 'Block term' }).click();
  await expect(panel.getByText(/^No listed server contains/)).toBeVisible();
  await panel.getByRole('button', { name: `Allow ${term}` }).click();
  await expect(panel.getByText('No terms are blocked.')).toBeVisible();
  await expect(panel.getByText(/^No listed server contains/)).toBeHidden();
});

test('the last "Show more" of the queue moves the focus to the first new row', async ({ page }) => {
  const row = (name: string) => ({
    kind: 'quarantine',
    id: name,
    server: { id: name, name, slug: name, iconUrl: null },
    since: new Date().toISOString(),
  });
  const waiting = { submission: 0, change: 0, report: 0, quarantine: 4, appeal: 0 };
  await signIn(page, ADMIN, '/');
  await page.route('**/api/v1/admin/queue?*', async (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('page') === '2';
    const names = isSecond ? ['mosslight', 'nettle'] : ['alder', 'birch'];
    await route.fulfill({ json: { items: names.map(row), waiting, next: isSecond ? null : 2 } });
  });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'mosslight' })).toBeFocused();
});

test('a further page of the queue can be retried, and its first item in a wave has the focus', async ({
  page,
  console,
}) => {
  console.expectStatus(503);
  const waiting = { submission: 3, change: 0, report: 0, quarantine: 0, appeal: 0 };
  await signIn(page, ADMIN, '/');
  await page.route('**/api/v1/admin/queue?*', async (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('page') === '2';
    const names = isSecond ? ['mosslight'] : ['alder', 'birch'];
    const items = names.map((name) => submission(name, { by: 'address', key: 'a', size: 3 }));
    await route.fulfill({ json: { items, waiting, next: isSecond ? null : 2 } });
  });
  await page.goto('/admin');
  await page.route('**/api/v1/admin/queue?page=2', (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  const more = page.getByRole('button', { name: 'Show more' });
  await more.press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch the queue' });
  await expect(failure).toBeVisible();
  await more.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'mosslight' }).last()).toBeFocused();
  await expect(failure).toHaveCount(0);
});

test('a reason that is being typed remains when the row leaves its wave, and when others decide about it', async ({
  page,
}) => {
  const names = new Set(['alder', 'birch', 'cedar']);
  const waiting = { submission: 3, change: 0, report: 0, quarantine: 0, appeal: 0 };
  const wave = { by: 'address', key: 'a', size: 3 };
  await signIn(page, ADMIN, '/');
  await page.route('**/api/v1/admin/queue?*', (route) =>
    route.fulfill({ json: { items: [...names].map((name) => submission(name, wave)), waiting, next: null } }),
  );
  let answer = Promise.withResolvers<void>();
  await page.route('**/api/v1/admin/servers/decide', async (route) => {
    await answer.promise;
    const decided = names.delete('alder') ? 1 : 0;
    names.delete(decided ? 'birch' : 'cedar');
    await route.fulfill({ json: { decided, left: 1 - decided, deadInvites: 0, skipped: [], actionId: null } });
  });
  await page.goto('/admin');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).last();
  await row('alder').getByRole('button', { name: 'Approve' }).click();
  await row('cedar').getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByLabel('Reason');
  await reason.fill('It is an advertisement.');
  answer.resolve();
  await expect(row('alder')).toHaveCount(0);
  await expect(reason).toHaveValue('It is an advertisement.');
  await expect(reason).toBeFocused();
  answer = Promise.withResolvers<void>();
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(reason).not.toBeEditable();
  answer.resolve();
  const status = dialog.getByRole('status').filter({ hasText: 'This is no longer waiting for a moderator.' });
  await expect(status).toBeVisible();
  await expect(reason).toHaveValue('It is an advertisement.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: /^Waiting for a moderator/ })).toBeFocused();
});

test('a public server that is no longer shown with a wave is not said to have left the queue', async ({ page }) => {
  const wave = { by: 'address', key: 'a', size: 2 };
  let items = [{ ...submission('alder', wave), isPublic: true }, submission('birch', wave)];
  const waiting = { submission: 1, change: 0, report: 0, quarantine: 0, appeal: 0 };
  await signIn(page, ADMIN, '/');
  await page.route('**/api/v1/admin/queue?*', (route) => route.fulfill({ json: { items, waiting, next: null } }));
  const isAsked = Promise.withResolvers<void>();
  await page.route('**/api/v1/admin/servers/decide', async (route) => {
    await isAsked.promise;
    items = [];
    await route.fulfill({ json: { decided: 1, left: 0, deadInvites: 0, skipped: [], actionId: null } });
  });
  await page.goto('/admin');
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).last();
  await row('birch').getByRole('button', { name: 'Approve' }).click();
  await row('alder').getByRole('button', { name: 'Remove from lists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove alder from lists' });
  await expect(dialog).toBeVisible();
  isAsked.resolve();
  await expect(page.getByText('Nothing is waiting.')).toBeAttached();
  await expect(dialog.getByLabel('Reason')).toBeVisible();
  await expect(dialog.getByRole('status')).toBeHidden();
});

test('the reason typed for a selection is kept while servers are added to it, and not for another one', async ({
  page,
}) => {
  const items = ['alder', 'birch'].map((name) => submission(name));
  const waiting = { submission: 2, change: 0, report: 0, quarantine: 0, appeal: 0 };
  await signIn(page, ADMIN, '/');
  await page.route('**/api/v1/admin/queue?*', (route) => route.fulfill({ json: { items, waiting, next: null } }));
  await page.goto('/admin');
  const reject = page.getByRole('button', { name: 'Reject selected' });
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await page.getByLabel('Select alder').check();
  await reject.click();
  await reason.fill('It is an advertisement.');
  await page.keyboard.press('Escape');
  await page.getByLabel('Select birch').check();
  await reject.click();
  await expect(reason).toHaveValue('It is an advertisement.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select none' }).click();
  await page.getByLabel('Select birch').check();
  await reject.click();
  await expect(reason).toHaveValue('');
});
