// The lock that a person's own writes take first: they go one after the other, and none outlives the account.
import type { Queries } from './open.ts';

/**
 * Holds the person's row until the transaction ends. Take it before any other row of hers.
 * @returns false when the account is gone
 */
export async function holdUser(tx: Queries, userId: string): Promise<boolean> {
  const row = await tx
    .updateTable('users')
    .set((user) => ({ created_at: user.ref('created_at') }))
    .where('id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
