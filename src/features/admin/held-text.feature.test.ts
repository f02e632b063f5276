import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { DAY_MS } from '#contract/time.ts';
import { createSyncLoop } from '#features/sync/loop.ts';
import type { TestApp } from '#test/app.ts';
import { copyListing, submitServer } from '#test/factories.ts';
import { startModerated } from '#test/moderators.ts';
import { signInOwner } from '#test/owners.ts';
import { textBlocks } from './find-store.ts';

let app: TestApp;
let admin: Api;
beforeAll(async () => {
  ({ app, admin } = await startModerated());
});
afterAll(async () => await app.close());

const heldTexts = async () =>
  (await admin('GET /api/v1/admin/queue')).items.flatMap((item) =>
    item.kind === 'submission' ? [{ ...item, heldBecause: item.heldBecause?.key }] : [],
  );

it('the queue has the text of a submission, its invite, and the blocked terms in it, also after a look-up', async () => {
  const [phrase, word] = ['crypto giveaway', 'purr'];
  for (const term of [phrase, word, 'unrelated']) await admin('POST /api/v1/admin/terms', { body: { term } });
  const description = 'Photos of cats, and a daily crypto giveaway behind this link.';
  app.standIn.state.addGuilds([{ code: 'lovely-cats', name: 'Lovely Cats', memberCount: 90, description }]);
  await app.api('POST /api/v1/servers', { body: { inviteUrl: 'lovely-cats' } });
  app.clock.advance(1000);
  app.standIn.state.addGuilds([{ code: 'calm-cats', name: 'Calm Cats', memberCount: 90, tag: word }]);
  await app.api('POST /api/v1/servers', { body: { inviteUrl: 'calm-cats' } });
  const held = [
    { description, inviteUrl: 'https://discord.gg/lovely-cats', heldBecause: 'blocked-term', blockedTerms: [phrase] },
    { description: null, inviteUrl: 'https://discord.gg/calm-cats', heldBecause: 'blocked-term', blockedTerms: [word] },
  ];
  expect(await heldTexts()).toMatchObject(held);
  app.clock.advance(DAY_MS);
  app.standIn.state.calls.reset();
  const { tick } = createSyncLoop({ ...app, log: pino({ level: 'silent' }) });
  for (const _ of held) await tick();
  expect(app.standIn.state.calls.counts().invites).toMatchObject({ 'lovely-cats': 1, 'calm-cats': 1 });
  expect(await heldTexts()).toMatchObject(held);
  await admin('DELETE /api/v1/admin/terms/:term', { params: { term: phrase } });
  expect((await heldTexts())[0]).toMatchObject({ heldBecause: 'waiting', blockedTerms: [] });
});

it('the queue has the blocked terms in a submission that is held for another reason', async () => {
  const description = 'Home of the moonshine brewers.';
  app.standIn.state.addGuilds([{ code: 'brewers', name: 'Brewers', memberCount: 90, description }]);
  app.standIn.state.scenario('brewers', 'age-restricted');
  await app.api('POST /api/v1/servers', { body: { inviteUrl: 'brewers' } });
  await admin('POST /api/v1/admin/terms', { body: { term: 'moonshine' } });
  expect(await heldTexts()).toContainEqual(
    expect.objectContaining({ description, heldBecause: 'age-restricted', blockedTerms: ['moonshine'] }),
  );
});

it('the queue has the blocked terms that a change adds, and why it waits once they are allowed', async () => {
  const guild = { code: 'harbor', guildId: '746213907755319990', memberCount: 90 };
  const changes = async () =>
    (await admin('GET /api/v1/admin/queue')).items.flatMap((item) =>
      item.kind === 'change' ? [{ reason: item.heldBecause?.key, blockedTerms: item.blockedTerms }] : [],
    );
  app.standIn.state.addGuilds([{ ...guild, name: 'Quibble Harbor' }]);
  const { id } = await submitServer(app, 'harbor');
  for (const term of ['zorgle', 'quibble']) await admin('POST /api/v1/admin/terms', { body: { term } });
  app.standIn.state.addGuilds([{ ...guild, name: 'Zorgle Quibble Harbor' }]);
  app.clock.advance(120_000);
  await app.api('POST /api/v1/servers/:id/sync', { params: { id } });
  expect(await changes()).toEqual([{ reason: 'blocked-term', blockedTerms: ['zorgle'] }]);
  await admin('DELETE /api/v1/admin/terms/:term', { params: { term: 'zorgle' } });
  expect(await changes()).toEqual([{ reason: 'waiting', blockedTerms: [] }]);
});

it('a blocked term is not blocked again in another spelling, and allowing it allows all of them', async () => {
  const spellings = ['free nitro', 'frее nitro', 'free  nitro', 'f r e e nitro', 'FREE-NITRO'];
  const block = (term: string) => admin('POST /api/v1/admin/terms', { body: { term } });
  const blocked = async () => (await admin('GET /api/v1/admin/terms')).map(({ term }) => term);
  await block('nitro');
  await block(spellings[0]!);
  for (const term of spellings) await expect(block(term)).rejects.toMatchObject({ status: 409 });
  // Blocked by an older version.
  await app.db.kysely.insertInto('blocked_terms').values({ term: 'free-nitro', created_at: 0 }).execute();
  await admin('DELETE /api/v1/admin/terms/:term', { params: { term: 'free nitro' } });
  const left = await blocked();
  expect(left).toContain('nitro');
  expect(left).not.toContain('free-nitro');
  const removed = (await admin('GET /api/v1/admin/log')).filter(({ subject }) => /^free.nitro$/.test(subject));
  expect(removed.map(({ action }) => action).toSorted()).toEqual(['add-term', 'remove-term', 'remove-term']);
});

it('a term that folding makes too long to be allowed again is not blocked', async () => {
  const block = (length: number) => admin('POST /api/v1/admin/terms', { body: { term: 'ﷺ'.repeat(length) } });
  await expect(block(20)).rejects.toMatchObject({ status: 400, issues: [{ path: 'term', code: 'too_big' }] });
  await block(16);
  const term = (await admin('GET /api/v1/admin/terms')).map((blocked) => blocked.term).find((one) => one.length > 100)!;
  await admin('DELETE /api/v1/admin/terms/:term', { params: { term } });
});

it('a term is blocked once by concurrent calls with different spellings', async () => {
  const spellings = ['spamword1x', 'sp4mword1x', 's p a m w o r d 1 x'];
  const calls = spellings.map((term) => admin('POST /api/v1/admin/terms', { body: { term } }));
  const answers = await Promise.allSettled(calls);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('finds a term in every text about a listed server that visitors see', async () => {
  app.standIn.state.addGuilds([{ code: 'puddle-jumpers', name: 'Puddle Jumpers', memberCount: 90, tag: 'SQUELCH' }]);
  const { id } = await submitServer(app, 'puddle-jumpers');
  const { api } = await signInOwner(app, id);
  const params = { params: { id } };
  const { version } = await api('GET /api/v1/servers/:id/owner', params);
  const longDescription = 'We jump into *wel*lies, and gal&#111;shes.';
  await api('PATCH /api/v1/servers/:id', { ...params, body: { version, longDescription, tags: ['drizzle'] } });
  const found = async (term: string) =>
    (await admin('GET /api/v1/admin/terms/:term/servers', { params: { term } })).servers.map((server) => server.id);
  for (const term of ['puddle', 'squelch', 'wellies', 'galoshes', 'drizzle', 'puddle-jumpers'])
    expect([term, await found(term)]).toEqual([term, [id]]);
  expect(await found('umbrella')).toEqual([]);
});

it('finds all servers with a term, few at a time, as texts are slow to render', async () => {
  app.standIn.state.addGuilds([{ code: 'mud-larks', name: 'Mud Larks', memberCount: 90 }]);
  const { id } = await submitServer(app, 'mud-larks');
  await app.db.write(({ tx }) => copyListing(tx, id, 60));
  expect((await admin('GET /api/v1/admin/terms/:term/servers', { params: { term: 'mud' } })).total).toBe(61);
  const sizes: number[] = [];
  for await (const block of textBlocks(app.db.kysely)) sizes.push(block.length);
  expect(Math.max(...sizes)).toBe(50);
});
