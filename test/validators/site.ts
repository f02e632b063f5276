// A site with a few servers that cover all states of the pages, rendered as Vite would build them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { noPageFiles } from '#http/page-files.ts';
import { addPages } from '#http/pages.ts';
import type { Renderer } from '#http/renderer.ts';
import { allCommunities } from '#standins/discord/communities/all-communities.ts';
import type { TestApp } from '#test/app.ts';
import { changeListing, makeDump, startDumpApp } from '#test/dump.ts';
import { addReview, signIn, submitServer } from '#test/factories.ts';
import { followAll, setCounts, setSnapshots, type Snapshot } from '#test/health.ts';
import { signInOwner } from '#test/owners.ts';
import { root } from '#test/sources.ts';

export const SITE = 'http://duskrow.example';
const SRC = path.join(root, 'src');
/** Enough for a second page of lists. */
const SERVERS = 20;
const HOSTILE = `"'><!-- ]]> &amp; </title></script> \u202e\u0007 <b>x</b>`;

/** Every allowed construct, and some that are removed. */
const MARKDOWN = `# Who we are
We play *records* and **more** with \`code\`, see [the rules](https://example.org/?a=1&b=2).

- one
  1. two

> quoted <b>not bold</b> <p>

***

\`\`\`
<script>alert(1)</script>
\`\`\`
![x](https://example.org/x.png) [no](javascript:alert(1)) <div><p>`;

export interface ValidatedSite extends TestApp {
  /** Slugs of a server with all data, and of three unusual ones. */
  slugs: Record<'SERVER' | 'HOSTILE' | 'BARE' | 'GONE', string>;
  /** Paths of the route table. */
  routes: string[];
}

export async function startSite(): Promise<ValidatedSite> {
  const app = await startDumpApp({ PUBLIC_URL: SITE });
  const pages = (await import(path.join(SRC, 'web/entry-server.tsx'))) as Omit<Renderer, 'template' | 'filesOf'>;
  const { routes } = (await import(path.join(SRC, 'pages/routes.ts'))) as { routes: { path: string }[] };
  const template = readFileSync(path.join(root, 'index.html'), 'utf8');
  addPages(app, async () => ({ ...pages, template, filesOf: noPageFiles }));
  const slugs = await seed(app);
  await makeDump(app);
  return { ...app, slugs, routes: routes.map((route) => route.path) };
}

interface Listed {
  id: string;
  slug: string;
}

async function seed(app: TestApp): Promise<ValidatedSite['slugs']> {
  const codes = allCommunities.flatMap(({ code, marks }) => (code !== null && !marks.has('adult') ? [code] : []));
  const servers: Listed[] = [];
  for (const code of codes.slice(0, SERVERS)) {
    const server = await submitServer(app, code, ['Gaming', 'Art']);
    await changeListing(app, server.id, { tags: '["Pixel Art","R&B"]', language: 'fr' });
    servers.push(server);
    app.clock.advance(60_000);
  }
  const [all, hostile, bare, gone] = servers as [Listed, Listed, Listed, Listed];
  await fillServer(app, all.id);
  await addReviewer(app, all.id);
  await makeUnusual(app, { hostile: hostile.id, bare: bare.id, gone: gone.id });
  return { SERVER: all.slug, HOSTILE: hostile.slug, BARE: bare.slug, GONE: gone.slug };
}

/** A user with a review, and the points for it. */
async function addReviewer(app: TestApp, id: string): Promise<void> {
  const user = await signIn(app, HOSTILE.slice(0, 20));
  const body = { rating: 4, title: HOSTILE, content: `${HOSTILE} Kind people, good games.` };
  await user.api('POST /api/v1/servers/:id/reviews', { params: { id }, body });
  await followAll(app);
}

/** Makes one server nearly empty, one expired, and one with hostile text. */
async function makeUnusual(app: TestApp, { hostile, bare, gone }: Record<'hostile' | 'bare' | 'gone', string>) {
  await setCounts(app, bare, { member_count: null, online_count: null });
  await changeListing(app, bare, { description: null, icon_hash: null, banner_hash: null });
  await changeListing(app, gone, { invite_state: 'expired' });
  await changeListing(app, hostile, { name: HOSTILE, description: `${HOSTILE}\n\nhttps://example.org/?a&b <c>` });
}

/** Adds an owner's texts, reviews with a reply, and a history. */
async function fillServer(app: TestApp, id: string): Promise<void> {
  const owner = await signInOwner(app, id);
  const edit = { version: 0, longDescription: MARKDOWN, tags: ['Pixel Art', 'R&B', 'C#', '<b>'], language: 'de' };
  await owner.api('PATCH /api/v1/servers/:id', { params: { id }, body: edit });
  for (const rating of [5, 3, 1]) await addReview(app, id, rating, `${HOSTILE}\n\nKind people.`);
  const { reviews } = await app.api('GET /api/v1/servers/:id/reviews', { params: { id } });
  const params = { reviewId: reviews[0]!.id };
  await owner.api('PUT /api/v1/reviews/:reviewId/reply', { params, body: { content: HOSTILE } });
  const snapshots = [96, 72, 48, 24, 1].map((hours): Snapshot => [hours, 5000 - hours, 500]);
  await setSnapshots(app, id, snapshots);
}
