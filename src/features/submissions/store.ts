import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '#db/open.ts';
import type { ListingsTable, SubmissionsTable } from '#db/tables.ts';

/** Undefined if the guild or the slug is taken. */
export async function insertListing(
  tx: Queries,
  listing: Insertable<ListingsTable>,
): Promise<Selectable<ListingsTable> | undefined> {
  return await tx
    .insertInto('listings')
    .values(listing)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** False if the invite has changed since it was read, or if it works and an owner set it, which protects it. */
export async function replaceInvite(
  tx: Queries,
  { id, invite_code: previous }: { id: string; invite_code: string },
  inviteCode: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('listings')
    .set({ invite_code: inviteCode, previous_invite_code: previous || null, invite_set_at: null })
    .where('id', '=', id)
    .where('invite_code', '=', previous)
    .where(({ eb, or }) => or([eb('invite_set_at', 'is', null), eb('invite_state', '!=', 'live')]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function addSubmission(tx: Queries, row: Insertable<SubmissionsTable>): Promise<void> {
  await tx.insertInto('submissions').values(row).execute();
}

/** Removes the submitter; the rows remain. */
export async function anonymizeSubmissions(tx: Queries, accountKey: string): Promise<void> {
  await tx.updateTable('submissions').set({ submitter_key: '' }).where('submitter_key', '=', accountKey).execute();
}

/** The larger of the counts of account and address: a new account at the same address does not reset the limit. */
export async function countSubmissions(
  db: Queries,
  { countedKey, addressKey }: { countedKey: string; addressKey: string | null },
  since: number,
): Promise<number> {
  const { byAccount, byAddress } = await db
    .selectFrom('submissions')
    .select(({ fn }) => [
      fn.count<number>('id').filterWhere('submitter_key', '=', countedKey).as('byAccount'),
      fn.count<number>('id').filterWhere('address_key', '=', addressKey).as('byAddress'),
    ])
    .where((row) => row.or([row('submitter_key', '=', countedKey), row('address_key', '=', addressKey)]))
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Math.max(byAccount, byAddress);
}

/** Deletes the address hashes, both those next to an account and those used in place of one. */
export async function deleteAddressesBefore(tx: Queries, time: number): Promise<void> {
  await tx
    .updateTable('submissions')
    .set({
      address_key: null,
      // A visitor's two keys are equal.
      submitter_key: ({ fn, val, ref }) =>
        fn.coalesce(fn<string>('nullif', [ref('submitter_key'), ref('address_key')]), val('')),
    })
    .where('created_at', '<', time)
    .where('address_key', 'is not', null)
    .execute();
}
