// Hostile text in every field, viewed on every page: nothing runs, nothing breaks the page, and endless words do not
// make it wider than a small phone.
import { createApi } from '#contract/client.ts';
import { findSimilar } from '#features/listings/ui/similar.ts';
import { violationsOf, overflowing } from './axe.ts';
import { call } from './call.ts';
import { expect, type Page, test } from './fixtures.ts';
import { leave, signIn } from './sign-in.ts';
import { addGuilds } from './stand-in.ts';

const OWNER = 'lamplighter';
const WRITER = 'tuesday.owl';
const OWNED = 'nightshift-synths';

const TAG = '</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
const LONG = 'Wordthatnever'.repeat(14);
const TOWERS = `Z${'\u0317\u0346\u035b'.repeat(40)}`;
const RIGHT_TO_LEFT = 'مرحبا \u202egnp.exe\u2066 שלום';
const ALL = `${TAG} ${LONG} ${TOWERS} ${RIGHT_TO_LEFT} ${'😀'.repeat(60)} =1+1 javascript:alert(1) `;
const MARKDOWN =
  `# ${TAG}\n\n[x](javascript:alert(1)) [y](https://a.example) ![p](https://a.example/p.png) <b>b</b>\n\n` +
  `${ALL}\n\n\`\`\`\n${LONG}${LONG}\n\`\`\`\n\n> ${LONG}\n\n[](https://a.example)\n\n#\n\n[${LONG}](https://a.example/${LONG})`;

async function write<T>(page: Page, method: string, url: string, body: object): Promise<T> {
  const { status, body: answer } = await call(page, method, url, body);
  expect([method, url, status < 300, answer]).toEqual([method, url, true, answer]);
  return answer as T;
}

interface Listed {
  id: string;
  slug: string;
}

/** A community with hostile texts; nearly all members are online, so that it is among the most active. */
async function listed(page: Page, name: string, description: string): Promise<Listed> {
  const { code } = await addGuilds({ name, description, memberCount: 9000, onlineCount: 8900 });
  const submission = { inviteUrl: code };
  return (await write<{ server: Listed }>(page, 'POST', '/api/v1/servers', submission)).server;
}

/** The page of another server that lists this one as similar, if any: the choice depends on the ids. */
async function pageListing(page: Page, { id }: Listed): Promise<string | undefined> {
  const api = createApi(async ({ method, url }) => {
    const { status, body } = await call(page, method, url);
    return { status, statusText: '', text: JSON.stringify(body), retryAfter: null };
  });
  const { categories: category } = await api('GET /api/v1/servers/:identifier', { params: { identifier: id } });
  const { servers } = await api('GET /api/v1/servers', { query: { category, sort: 'activity' } });
  for (const other of servers) {
    const similar = await findSimilar(api, other);
    if (similar.slice(0, 3).some((one) => one.id === id)) return `/server/${other.slug}`;
  }
  return undefined;
}

async function expectInert(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate<object>(`({
    ran: window.hacked === 1,
    pictures: document.querySelectorAll('img[src="x"]').length,
    links: document.querySelectorAll('a[href^="javascript:" i]').length,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ text }) => typeof JSON.parse(text)),
  })`);
  const data = expect.arrayContaining([]);
  expect(found, path).toEqual({ ran: false, pictures: 0, links: 0, data });
  // Polls, since parts of the page are still arriving.
  await expect.poll(() => overflowing(page), { message: path }).toEqual([]);
  expect(await violationsOf(page), path).toEqual([]);
}

test('hostile texts in every field are inert on every page', async ({ page, request, console }) => {
  test.setTimeout(240_000);
  // The live panel gets a 404 for an invite that is gone.
  console.expectStatus(404);
  await signIn(page, WRITER, '/servers');
  const servers = [
    await listed(page, TAG, `${TAG} ${RIGHT_TO_LEFT}`),
    await listed(page, '😀'.repeat(50), TOWERS),
    await listed(page, LONG.slice(0, 100), LONG.slice(0, 120)),
  ];
  const pages = servers.map(({ slug }) => `/server/${slug}`);
  let similarPage = await pageListing(page, servers.at(-1)!);
  // With the same name it would be held for review.
  for (const letter of 'abcde') {
    if (similarPage) break;
    servers.push(await listed(page, letter.repeat(100), LONG.slice(0, 120)));
    similarPage = await pageListing(page, servers.at(-1)!);
  }
  // Held, for a reason that names the other server.
  const sameName = await listed(page, LONG.slice(0, 100), 'Another one.');
  expect(similarPage, 'a server lists one of them as similar').toBeDefined();
  const profile = { bio: ALL.slice(0, 1000), website: `https://a.example/${LONG.slice(0, 60)}`, location: TAG };
  await write(page, 'PUT', '/api/v1/profile', { ...profile, discordTag: LONG.slice(0, 100) });
  const review = {
    serverId: OWNED,
    rating: 3,
    title: ALL.slice(0, 120),
    reviewText: (ALL + LONG.repeat(20)).slice(0, 4000),
  };
  const { review: written } = await write<{ review: { id: string } }>(page, 'POST', '/api/v1/reviews', review);
  const report = { subjectType: 'server', subjectId: OWNED, reason: 'scam', text: ALL.slice(0, 1000) };
  await write(page, 'POST', '/api/v1/reports', report);
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of ['/profile', '/reviews']) await expectInert(page, path);

  await leave(page);
  await signIn(page, OWNER, '/servers');
  const owned = `/api/v1/servers/${OWNED}`;
  const { version } = await write<{ version: number }>(page, 'POST', `${owned}/claim`, {});
  const tags = [TAG.slice(0, 30), LONG.slice(0, 30), `${'😀'.repeat(14)}x`, RIGHT_TO_LEFT];
  await write(page, 'PATCH', owned, { version, tags, longDescription: MARKDOWN });
  await write(page, 'PUT', `/api/v1/reviews/${written.id}/reply`, { content: ALL });
  await write(page, 'POST', '/api/v1/admin/terms', { term: LONG.slice(0, 100) });
  const searches = [`/servers?search=${encodeURIComponent(TAG)}`, '/servers?view=list&search=wordthat'];
  for (const path of [
    '/',
    ...searches,
    ...pages,
    similarPage!,
    `/server/${OWNED}`,
    `/server/${OWNED}/manage`,
    '/admin',
  ]) {
    await expectInert(page, path);
  }
  const decision = { reason: ALL.slice(0, 500) };
  await write(page, 'POST', `/api/v1/admin/reviews/${written.id}/remove`, decision);
  await write(page, 'POST', `/api/v1/admin/servers/${sameName.id}/block`, decision);

  await leave(page);
  await signIn(page, WRITER, '/servers');
  const decisions = (await call(page, 'GET', '/api/v1/moderation/decisions')).body as { id: string }[];
  const appeal = `/api/v1/moderation/decisions/${decisions[0]!.id}/appeal`;
  await write(page, 'POST', appeal, { text: ALL.slice(0, 2000) });
  for (const path of ['/decisions', `/server/${OWNED}`]) await expectInert(page, path);
  await leave(page);
  await signIn(page, OWNER, '/servers');
  await expectInert(page, '/admin');

  // Content for other programs.
  for (const path of ['/feeds/new.atom', `/embed/${servers[0]!.slug}`, '/sitemap-1.xml']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(await answer.text(), path).not.toContain('<script>window');
  }
  for (const path of pages) expect(await (await request.get(path)).text()).not.toContain('<script>window');

  // Clean up.
  for (const { id } of servers) await write(page, 'POST', `/api/v1/admin/servers/${id}/block`, { reason: 'A test.' });
  const { version: now } = (await call(page, 'GET', `${owned}/owner`)).body as { version: number };
  await write(page, 'PATCH', owned, { version: now, tags: [], longDescription: null });
  await write(page, 'DELETE', `/api/v1/admin/terms/${LONG.slice(0, 100).toLowerCase()}`, {});
});
