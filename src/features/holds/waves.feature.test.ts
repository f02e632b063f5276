import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { DAY_MS } from '#contract/time.ts';
import { submit } from '#features/submissions/submissions.ts';
import { clientOf, startTestApp, type TestApp } from '#test/app.ts';
import { signIn, visitor } from '#test/factories.ts';
import { expireFreshTexts } from './waves.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ UNMODERATED_PER_DAY: '2', SUBMISSIONS_PER_DAY: '1000' });
});
afterAll(async () => await app.close());
afterEach(() => app.clock.advance(DAY_MS + 1));

let codeCount = 0;

/** Creates communities with these names; returns their invite codes. */
function addGuilds(names: readonly string[]): string[] {
  return names.map((name) => {
    const code = `wave-${codeCount++}`;
    app.standIn.state.addGuilds([{ code, name, memberCount: 50 }]);
    return code;
  });
}

/** No two are alike, except for one common word. */
const distinctNames = (count: number) =>
  Array.from(
    { length: count },
    () =>
      `Gaming ${randomBytes(5)
        .toString('hex')
        .replace(/\d/g, (digit) => 'ghjkmnpqrs'[Number(digit)]!)}`,
  );
const spam = (count: number) =>
  Array.from({ length: count }, (_, i) => (i % 2 === 0 ? `Free Nitro ${i} Giveaway` : `FR33 N1TR0 giveaways #${i}`));

const send = async (api: Api, inviteUrl: string) => await api('POST /api/v1/servers', { body: { inviteUrl } });
/** Ten at a time: that many connections wait for the one lock, and a slow machine refuses no request. */
async function sendAtOnce(codes: readonly string[], addressOf: (index: number) => number) {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let from = 0; from < codes.length; from += 10) {
    const some = codes.slice(from, from + 10).map((code, i) => send(visitor(app, addressOf(from + i)), code));
    answers.push(...(await Promise.all(some)));
  }
  return answers;
}
const publicAmong = (answers: Awaited<ReturnType<typeof send>>[]) =>
  answers.filter(({ server }) => server.approved).length;

it('publishes at most three of fifty servers from one address, whether concurrent or one by one', async () => {
  const codes = addGuilds(distinctNames(50));
  const together = await sendAtOnce(codes.slice(0, 40), () => 1);
  expect(publicAmong(together)).toBe(3);
  for (const code of codes.slice(40)) {
    expect(await send(visitor(app, 1), code)).toMatchObject({
      server: { approved: false },
      heldReason: 'No moderator has reviewed the other servers submitted from here today.',
      heldBecause: { key: 'unseen-today' },
    });
  }
});

it('counts all addresses of one IPv6 /48 as one submitter', async () => {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (const [i, code] of addGuilds(distinctNames(10)).entries())
    answers.push(await send(clientOf(app, {}, `2001:db8:a:${(i * 0x100).toString(16)}::1`), code));
  expect(publicAmong(answers)).toBe(3);
});

it('publishes at most three of fifty servers made from one template, submitted from fifty addresses', async () => {
  const codes = addGuilds(spam(50));
  const answers = await sendAtOnce(codes, (i) => 100 + i);
  expect(publicAmong(answers)).toBe(3);
  expect(answers.find(({ server }) => !server.approved)).toMatchObject({ heldBecause: { key: 'alike-today' } });
});

it('treats names made only of emoji as one template, and the same emoji as the same name', async () => {
  const emoji = ['💸', '🎁', '🔞', '💰', '🎲'];
  const pairs = emoji.flatMap((first) => emoji.map((second) => first + second));
  const answers = await sendAtOnce(addGuilds(pairs), (i) => 500 + i);
  expect(publicAmong(answers)).toBe(3);
  const taken = pairs[answers.findIndex(({ server }) => server.approved)]!;
  const again = await send(visitor(app, 600), addGuilds([`${taken}\u200b`])[0]!);
  expect(again).toMatchObject({ server: { approved: false }, heldBecause: { key: 'same-name', name: taken } });
});

it('counts the accounts at one address as one submitter', async () => {
  const codes = addGuilds(distinctNames(12));
  const accounts = await Promise.all(codes.slice(0, 6).map(() => signIn(app)));
  const answers = await Promise.all(accounts.map(({ api }, i) => send(api, codes[i]!)));
  expect(publicAmong(answers)).toBe(3);
});

it('publishes unrelated servers from different addresses immediately', async () => {
  const codes = addGuilds(distinctNames(20));
  const answers = await sendAtOnce(codes, (i) => 300 + i);
  expect(publicAmong(answers)).toBe(20);
});

it('starts counting again after a day and deletes the hashes of addresses after two', async () => {
  const codes = addGuilds(distinctNames(8));
  for (const code of codes.slice(0, 3)) await send(visitor(app, 7), code);
  expect(publicAmong([await send(visitor(app, 7), codes[3]!)])).toBe(0);
  app.clock.advance(DAY_MS + 1);
  expect(publicAmong([await send(visitor(app, 7), codes[4]!)])).toBe(1);
  app.clock.advance(2 * DAY_MS + 1);
  await expireFreshTexts(app.db, app.clock.now());
  expect(await app.db.kysely.selectFrom('fresh_texts').selectAll().execute()).toEqual([]);
});

it('neither holds nor counts servers that the operator imports', async () => {
  const codes = addGuilds(Array.from({ length: 8 }, (_, i) => `Cheap Boosts number ${i} ${'abcdefgh'[i]}`));
  const deps = { ...app, now: app.clock.now, limits: app.config.limits, oadroGuildId: undefined };
  const imported = await Promise.all(
    codes
      .slice(0, 7)
      .map((inviteUrl) => submit(deps, { inviteUrl, submitterKey: 'import', countedKey: null, caller: 'background' })),
  );
  expect(imported.filter(({ listing }) => listing.approval === 'approved')).toHaveLength(7);
  expect(publicAmong([await send(visitor(app, 9), codes[7]!)])).toBe(1);
});
