import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/app.ts';
import { type SignedIn, signIn, submitServer } from '#test/factories.ts';
import { setApproval } from '#test/people.ts';
import { MOST_HIDDEN } from './contract.ts';
import { forgetUser, hiddenIds } from './hidden.ts';

let app: TestApp;
let ids: string[];
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  ids = [];
  for (const code of ['starforge', 'hollowlantern', 'pixelorchard']) ids.push((await submitServer(app, code)).id);
});
afterAll(async () => await app.close());
beforeEach(async () => {
  person = await signIn(app);
});

const list = async () => (await person.api('GET /api/v1/hidden')).servers;
const listed = async () => (await list()).map(({ id }) => id);
const hide = (serverId: string, { api }: Pick<SignedIn, 'api'> = person) =>
  api('PUT /api/v1/hidden/:serverId', { params: { serverId } });
const show = (serverId: string, { api }: Pick<SignedIn, 'api'> = person) =>
  api('DELETE /api/v1/hidden/:serverId', { params: { serverId } });
const merge = (serverIds: string[], { api }: Pick<SignedIn, 'api'> = person) =>
  api('POST /api/v1/hidden/merge', { body: { serverIds } });

/** Rows of listings that are not there, to come near the most. */
async function fill(count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, i) => ({
    user_id: person.userId,
    listing_id: `s_filled${i}`,
    created_at: 1,
  }));
  await app.db.write(async ({ tx }) => void (await tx.insertInto('hidden_listings').values(rows).execute()));
}

describe('a hidden server', () => {
  it('is listed for the person alone, newest first, by id or slug, however often it is sent', async () => {
    const { slug, name } = await app.api('GET /api/v1/servers/:identifier', { params: { identifier: ids[1]! } });
    await hide(ids[0]!);
    app.clock.advance(1000);
    await hide(slug);
    await hide(ids[0]!);
    expect(await listed()).toEqual([ids[1], ids[0]]);
    expect((await list())[0]).toMatchObject({ slug, name, hiddenAt: new Date(app.clock.now()).toISOString() });
    const other = await signIn(app);
    expect((await other.api('GET /api/v1/hidden')).servers).toEqual([]);
    await show(ids[0]!);
    await show(ids[0]!);
    expect(await listed()).toEqual([ids[1]]);
  });

  it('is one of fifty at once, and of fifty that show it again', async () => {
    await Promise.all(Array.from({ length: 50 }, () => hide(ids[0]!)));
    expect(await listed()).toEqual([ids[0]]);
    await Promise.all(Array.from({ length: 50 }, () => show(ids[0]!)));
    expect(await listed()).toEqual([]);
  });

  it('stays in lists that are the same for everybody, with their totals', async () => {
    await hide(ids[0]!);
    const everybody = await app.api('GET /api/v1/servers');
    expect(await person.api('GET /api/v1/servers')).toEqual(everybody);
    expect(everybody.servers.map(({ id }) => id)).toContain(ids[0]);
  });

  it('does not come in recommendations for the person', async () => {
    const recommended = async (api: SignedIn['api']) =>
      (await api('GET /api/v1/recommendations', { query: { minScore: 0 } })).recommendations.map(
        ({ serverId }) => serverId,
      );
    expect(await recommended(person.api)).toContain(ids[0]);
    await hide(ids[0]!);
    expect(await recommended(person.api)).not.toContain(ids[0]);
    expect(await recommended(app.api)).toContain(ids[0]);
  });

  it('can be shown again when it is not public any more, and not be hidden', async () => {
    await hide(ids[2]!);
    await setApproval(app, ids[2]!, 'rejected');
    await expect(hide(ids[2]!)).rejects.toMatchObject({ status: 404 });
    expect(await listed()).toEqual([ids[2]]);
    await show(ids[2]!);
    expect(await listed()).toEqual([]);
    await setApproval(app, ids[2]!, 'approved');
  });

  it.each(['s_missing', 'no-such'])('%j is none', async (id) => {
    await expect(hide(id)).rejects.toMatchObject({ status: 404 });
    await expect(show(id)).resolves.toEqual({ success: true });
  });

  it('is refused beside as many as anybody may hide, also of two at once', async () => {
    await fill(MOST_HIDDEN - 1);
    const answers = await Promise.allSettled([hide(ids[0]!), hide(ids[1]!)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(hide(ids[2]!)).rejects.toMatchObject({ status: 409, code: 'too_many_hidden' });
    expect((await hiddenIds(app.db.kysely, person.userId)).size).toBe(MOST_HIDDEN);
  });

  it('is nothing for visitors to keep here', async () => {
    const read = () => app.api('GET /api/v1/hidden');
    for (const call of [() => hide(ids[0]!, app), () => show(ids[0]!, app), () => merge([], app), read]) {
      await expect(call()).rejects.toMatchObject({ status: 401 });
    }
  });
});

describe('mergeHidden', () => {
  it('adds what is listed, once, and says what it left out', async () => {
    await hide(ids[0]!);
    const kept = [ids[0]!, ids[1]!, ids[1]!, 's_missing', 'not an id', '\u0000'];
    expect(await merge(kept)).toEqual({ added: 1, known: 1, noRoom: 0, skipped: 3 });
    expect(await merge(kept)).toEqual({ added: 0, known: 2, noRoom: 0, skipped: 3 });
    expect((await listed()).toSorted()).toEqual([ids[0], ids[1]].toSorted());
  });

  it('has one effect of fifty at once', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, i) => merge(i % 2 ? ids : ids.toReversed())));
    expect((await listed()).toSorted()).toEqual(ids.toSorted());
  });

  it('fills up to the most, and refuses more than a browser keeps', async () => {
    await fill(MOST_HIDDEN - 2);
    expect(await merge(ids)).toEqual({ added: 2, known: 0, noRoom: 1, skipped: 0 });
    const many = Array.from({ length: MOST_HIDDEN + 1 }, (_, i) => `s_${i}`);
    await expect(merge(many)).rejects.toMatchObject({ status: 400 });
  });
});

it('a deleted account leaves none, and gets no new ones', async () => {
  await merge(ids);
  await app.db.write(async ({ tx }) => {
    await forgetUser(tx, person.userId);
    await tx.deleteFrom('users').where('id', '=', person.userId).execute();
  });
  expect(await hiddenIds(app.db.kysely, person.userId)).toEqual(new Set());
  await expect(hide(ids[0]!)).rejects.toMatchObject({ status: 401 });
  await expect(merge(ids)).rejects.toMatchObject({ status: 401 });
});
