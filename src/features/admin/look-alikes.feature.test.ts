import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Api } from '#contract/client.ts';
import { admitChange } from '#features/holds/changes.ts';
import { listingById } from '#features/listings/store.ts';
import type { TestApp } from '#test/app.ts';
import { visitor } from '#test/factories.ts';
import { startModerated } from '#test/moderators.ts';
import { setApproval } from '#test/users.ts';
import type { HeldSubmission } from './contract.ts';
import { setIdentity } from './moderation-store.ts';

let app: TestApp;
let admin: Api;

beforeAll(async () => {
  ({ app, admin } = await startModerated());
});
afterAll(async () => await app.close());

async function send(code: string, address: number, name = 'Porch Light'): Promise<string> {
  app.standIn.state.addGuilds([{ code, name, memberCount: 90 }]);
  return (await visitor(app, address)('POST /api/v1/servers', { body: { inviteUrl: code } })).server.id;
}

async function reasonOf(id: string): Promise<HeldSubmission['heldBecause'] | undefined> {
  const { items } = await admin('GET /api/v1/admin/queue');
  return items.find((item): item is HeldSubmission => item.kind === 'submission' && item.id === id)?.heldBecause;
}

/** Those of the listings that are public with this name or icon. */
async function publicAmong(ids: string[], shown: { name: string } | { icon_hash: string }): Promise<string[]> {
  const rows = await app.db.kysely
    .selectFrom('listings')
    .select('id')
    .where('id', 'in', ids)
    .where('approval', '=', 'approved')
    .where((eb) => eb.and(shown))
    .execute();
  return rows.map(({ id }) => id);
}

it('a submission is held for resembling a listed server only while that server is listed', async () => {
  const [first, second] = [await send('porch-1', 1), await send('porch-2', 2)];
  expect(await reasonOf(second)).toEqual({ key: 'same-name', name: 'Porch Light' });
  const params = { id: first };
  await admin('POST /api/v1/admin/servers/:id/block', { params, body: { reason: 'Spam.' } });
  expect(await reasonOf(second)).toEqual({ key: 'waiting' });
  await admin('POST /api/v1/admin/servers/:id/unblock', { params });
  expect(await reasonOf(second)).toEqual({ key: 'same-name', name: 'Porch Light' });
});

it('one of ten servers with the same name that are submitted concurrently becomes public', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, (_, i) => send(`loft-${i}`, 60 + i, 'Loft Lamp')));
  expect(await publicAmong(ids, { name: 'Loft Lamp' })).toHaveLength(1);
});

it('one of five servers that get the same icon concurrently shows it at once', async () => {
  const [before, icon_hash] = ['a', 'b'].map((digit) => digit.repeat(32)) as [string, string];
  const ids: string[] = [];
  for (const [i, name] of ['Ada', 'Bruno', 'Cleo', 'Dario', 'Elif'].entries())
    ids.push(await send(`i-${i}`, 80 + i, name));
  await Promise.all(
    ids.map((id) =>
      app.db.write(async ({ tx }) => {
        const { name, description } = (await listingById(tx, id))!;
        const known = { id, name, description, icon_hash: before };
        await setIdentity(tx, id, await admitChange(tx, known, { name, description, icon_hash }, 0), 0);
      }),
    ),
  );
  expect(await publicAmong(ids, { icon_hash })).toHaveLength(1);
});

it('a submission is held for resembling a server that its owners have taken down and can put back', async () => {
  const first = await send('attic-1', 3, 'Attic Lamp');
  await setApproval(app, first, 'opted-out');
  const second = await send('attic-2', 4, 'Attic Lamp');
  // Without the name: it is not public.
  expect(await reasonOf(second)).toEqual({ key: 'same-name' });
});

it('a server that was never public does not hold up others once its owners take it down', async () => {
  const first = await send('cellar-1', 6, 'Cellar Lamp');
  const hidden = { approval: 'opted-out', approval_before: 'pending' } as const;
  const second = await send('cellar-2', 7, 'Cellar Lamp');
  expect(await reasonOf(second)).toEqual({ key: 'same-name', name: 'Cellar Lamp' });
  await app.db.write(({ tx }) => tx.updateTable('listings').set(hidden).where('id', '=', first).execute());
  expect(await reasonOf(second)).toEqual({ key: 'waiting' });
  // Public; the queue has it along with the waiting one of the same name.
  expect(await reasonOf(await send('cellar-3', 8, 'Cellar Lamp'))).toBeNull();
});

it('a group of one name in several spellings includes the public server and counts its members', async () => {
  const before = new Set((await admin('GET /api/v1/admin/queue')).items.map(({ id }) => id));
  const spellings = ['Velvet Casino Palace', 'Velvet  Casino Palace!', 'V3lvet Casino Palace', 'Vеlvet Casino Palace'];
  for (const [i, name] of spellings.entries()) await send(`velvet-${i}`, 10 + i, name);
  const { items } = await admin('GET /api/v1/admin/queue');
  const group = items.flatMap((item) => (item.kind === 'submission' && !before.has(item.id) ? [item] : []));
  expect(group.map(({ isPublic }) => isPublic).toSorted()).toEqual([false, false, false, true]);
  expect(group.map(({ wave }) => wave?.size)).toEqual([4, 4, 4, 4]);
});
