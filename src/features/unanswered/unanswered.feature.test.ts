import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { questionId } from '#catalog/question.ts';
import { DAY_MS } from '#contract/time.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { LAMPLIGHTER } from '#test/browser.ts';
import { signIn, submitServer, visitor } from '#test/factories.ts';
import { signInAs } from '#test/moderators.ts';
import { expireUnanswered } from './unanswered.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_USER_IDS: LAMPLIGHTER });
  await submitServer(app, 'starforge');
});
afterEach(async () => {
  await app.unanswered.flush();
  await app.db.kysely.deleteFrom('unanswered_searches').execute();
  app.clock.advance(DAY_MS);
});
afterAll(async () => await app.close());

const report = (search: string, i: number) => visitor(app, i)('POST /api/v1/unanswered-searches', { body: { search } });
const stored = async () => {
  await app.unanswered.flush();
  const admin = await signInAs(app, LAMPLIGHTER);
  const searches = await admin('GET /api/v1/admin/unanswered-searches');
  return searches.map(({ search, times }) => [search, times]);
};

describe('reportUnanswered', () => {
  it('counts a search from two addresses once per address and day, however it is spelled', async () => {
    for (const i of [1, 1, 1]) await report('Zorglé', i);
    expect(await stored()).toEqual([]);
    await report(' zorgle!', 2);
    await report('zorgle', 2);
    expect(await stored()).toEqual([['zorgle', 2]]);
    await report('r/Zorgle', 3);
    app.clock.advance(DAY_MS);
    for (const i of [1, 2]) await report('zorgle', i);
    expect(await stored()).toEqual([['zorgle', 5]]);
  });

  it.each([
    ['<b>Knitwit</b>', 'b knitwit b'],
    ['Zórgle-wit', 'zorgle-wit'],
    ['zorgle -starforge', 'zorgle -starforge'],
    ['zorgle –starforge', 'zorgle –starforge'],
    ['zorgle —starforge!', 'zorgle —starforge'],
    ['zorgle -/r/starforge', 'zorgle -/starforge'],
    ['zorgle not starforge', 'zorgle not starforge'],
    ['zorgle -(c++) d&d?', 'zorgle -(c++) d&d'],
    ['knot -role-play zorgle -"pay to win"', 'knot -role-play zorgle -"pay to win"'],
  ])('shows a search that is the same question: %s', async (search, shown) => {
    for (const i of [1, 2]) await report(search, i);
    expect(await stored()).toEqual([[shown, 2]]);
    expect(questionId(shown)).toBe(questionId(search));
  });

  it.each([
    ['#zorgle', 'zorgle', '#zorgle'],
    ['zorgle', 'https://discord.gg/zorgle', 'zorgle'],
    ['zorgle -"pay to win"', 'zorgle -“pay to win”', 'zorgle -"pay to win"'],
    ['zorgle, blip', 'zorgle blip', 'zorgle blip'],
    ['zorgle -knot. Blip', 'zorgle -knot, blip', 'zorgle -knot blip'],
    ['zorgle & blip', 'zorgle, blip', 'zorgle & blip'],
  ])('counts %s and %s as one question, shown as first typed', async (first, second, shown) => {
    await report(first, 1);
    await report(second, 2);
    await report(second, 3);
    expect(await stored()).toEqual([[shown, 3]]);
  });

  it('ignores searches that find something, even partially', async () => {
    for (const search of ['starforge', 'starforge zorgle', 'strforge', '', ' ', '%']) {
      for (const i of [1, 2]) await report(search, i);
    }
    expect(await stored()).toEqual([]);
  });

  it('keeps counting real searches while one address makes up searches', async () => {
    await report('zorgle', 1);
    for (let i = 0; i < 200; i++) await report(`madeup${i.toString(36)}`, 9);
    await report('zorgle', 2);
    expect(await stored()).toEqual([['zorgle', 2]]);
  });

  it('batches writes and stores nothing about the searchers', async () => {
    for (const i of [1, 2]) await report('zorgle', i);
    const rows = () => app.db.kysely.selectFrom('unanswered_searches').selectAll().execute();
    expect(await rows()).toEqual([]);
    await app.unanswered.flush();
    expect(await rows()).toEqual([{ question: 'zorgle', times: 2, last_at: app.clock.now() }]);
  });
});

it('retains the 1000 most recent searches', async () => {
  const at = app.clock.now();
  const rows = Array.from({ length: 1000 }, (_, i) => ({ question: `old${i}`, times: 9, last_at: at - 1000 + i }));
  await app.db.write(({ tx }) => tx.insertInto('unanswered_searches').values(rows).execute());
  for (const i of [1, 2]) await report('zorgle', i);
  const left = await stored();
  expect(left).toHaveLength(1000);
  expect(left.at(-1)).toEqual(['zorgle', 2]);
  expect(left).not.toContainEqual(['old0', 9]);
});

it('deletes a search after 90 days, even if no other follows', async () => {
  for (const i of [1, 2]) await report('zorgle', i);
  await app.unanswered.flush();
  app.clock.advance(90 * DAY_MS);
  await expireUnanswered(app.db, app.clock.now());
  expect(await stored()).toEqual([['zorgle', 2]]);
  app.clock.advance(1);
  await expireUnanswered(app.db, app.clock.now());
  expect(await stored()).toEqual([]);
});

it('can be read and cleared only by admins, and logs the clearing', async () => {
  for (const i of [1, 2]) await report('zorgle', i);
  expect(await stored()).toEqual([['zorgle', 2]]);
  const { api } = await signIn(app);
  for (const call of ['GET /api/v1/admin/unanswered-searches', 'DELETE /api/v1/admin/unanswered-searches'] as const) {
    await expect(api(call)).rejects.toMatchObject({ status: 403 });
    await expect(app.api(call)).rejects.toMatchObject({ status: 401 });
  }
  const admin = await signInAs(app, LAMPLIGHTER);
  await admin('DELETE /api/v1/admin/unanswered-searches');
  await admin('DELETE /api/v1/admin/unanswered-searches');
  expect(await stored()).toEqual([]);
  const log = await admin('GET /api/v1/admin/log');
  expect(log.map(({ action, before }) => [action, before])).toEqual([['clear-searches', '{"searches":1}']]);
});
