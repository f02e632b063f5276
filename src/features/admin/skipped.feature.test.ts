// What a decision about many servers skips is named, so that a moderator can review it again.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import type { TestApp } from '#test/app.ts';
import { submitServer } from '#test/factories.ts';
import { startModerated } from '#test/moderators.ts';
import { setApproval } from '#test/users.ts';

let app: TestApp;
let admin: Api;
beforeAll(async () => {
  ({ app, admin } = await startModerated());
});
afterAll(async () => await app.close());

it('names the servers that are skipped, and why', async () => {
  const ids: string[] = [];
  for (const code of ['starforge', 'slowrun', 'pixelorchard', 'hollowlantern']) {
    const { id } = await submitServer(app, code);
    await setApproval(app, id, 'pending', { key: 'waiting' });
    ids.push(id);
  }
  const [open, decided, renamed, dead] = ids as [string, string, string, string];
  const rows = await app.db.kysely.selectFrom('listings').select(['id', 'name']).execute();
  const nameOf = (id: string) => rows.find((row) => row.id === id)?.name;
  await setApproval(app, decided, 'rejected');
  await app.db.kysely.updateTable('listings').set({ invite_state: 'expired' }).where('id', '=', dead).execute();
  const seen = { approval: 'pending' as const };
  const answer = await admin('POST /api/v1/admin/servers/decide', {
    body: {
      decision: 'approve',
      servers: [
        { id: open, ...seen },
        { id: decided, ...seen },
        { id: renamed, ...seen, identityHash: 'of its old name' },
        { id: dead, ...seen },
        { id: 's_unknown', ...seen },
      ],
    },
  });
  expect(answer).toMatchObject({ decided: 1, left: 3, deadInvites: 1 });
  expect(answer.skipped).toHaveLength(4);
  expect(answer.skipped).toEqual(
    expect.arrayContaining([
      { id: decided, name: nameOf(decided), why: 'decided' },
      { id: renamed, name: nameOf(renamed), why: 'changed' },
      { id: dead, name: nameOf(dead), why: 'dead-invite' },
      { id: 's_unknown', name: null, why: 'missing' },
    ]),
  );
});

it('does not remove a public server that another moderator found to be fine since it was shown', async () => {
  const { id } = await submitServer(app, 'kotatsu');
  const servers = [{ id, approval: 'approved' as const, isUnreviewed: true }];
  const looksFine = await admin('POST /api/v1/admin/servers/decide', { body: { decision: 'approve', servers } });
  expect(looksFine.decided).toBe(1);
  const remove = await admin('POST /api/v1/admin/servers/decide', {
    body: { decision: 'reject', reason: 'Spam.', servers },
  });
  expect(remove).toMatchObject({ decided: 0, left: 1, skipped: [{ id, why: 'decided' }] });
});
