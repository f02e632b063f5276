import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER, signInAs } from '#test/moderators.ts';

let app: TestApp;
let admin: Api;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  admin = await signInAs(app, LAMPLIGHTER);
});
afterAll(async () => await app.close());

const heldTexts = async () =>
  (await admin('GET /api/v1/admin/queue')).items.flatMap((item) =>
    item.kind === 'submission' ? [{ ...item, heldBecause: item.heldBecause?.key }] : [],
  );

it('the queue has the whole text of a submission, its invite, and the blocked terms in it', async () => {
  const [phrase, word] = ['crypto giveaway', 'purr'];
  for (const term of [phrase, word, 'unrelated']) await admin('POST /api/v1/admin/terms', { body: { term } });
  const description = 'Photos of cats, and a daily crypto giveaway behind this link.';
  app.standIn.state.addGuilds([{ code: 'lovely-cats', name: 'Lovely Cats', memberCount: 90, description }]);
  await app.api('POST /api/v1/servers', { body: { inviteUrl: 'lovely-cats' } });
  app.clock.advance(1000);
  app.standIn.state.addGuilds([{ code: 'calm-cats', name: 'Calm Cats', memberCount: 90, tag: word }]);
  await app.api('POST /api/v1/servers', { body: { inviteUrl: 'calm-cats' } });
  expect(await heldTexts()).toMatchObject([
    { description, inviteUrl: 'https://discord.gg/lovely-cats', heldBecause: 'blocked-term', blockedTerms: [phrase] },
    { description: null, inviteUrl: 'https://discord.gg/calm-cats', blockedTerms: [word] },
  ]);
  await admin('DELETE /api/v1/admin/terms/:term', { params: { term: phrase } });
  expect((await heldTexts())[0]).toMatchObject({ heldBecause: 'blocked-term', blockedTerms: [] });
});
