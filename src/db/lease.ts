// A lease: one process of the installation holds it at a time; when the holder stops, another process acquires it.
import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import { unlessUnavailable } from './unavailable.ts';

export interface Lease {
  /** Acquires or renews the lease; false while another process holds it. Only queries after a third of its duration. */
  hold(): Promise<boolean>;
  /** Releases it, so that another process need not wait. If the database is unavailable, it expires instead. */
  release(): Promise<void>;
}

/**
 * A lease held far into the future was acquired before the clock was set back: it has expired as well.
 * @param now epoch ms
 * @param forMs time after which an unrenewed lease expires
 */
export function createLease(db: Database, name: string, now: () => number, forMs = 30_000): Lease {
  const holder = randomUUID();
  let heldAt: number | undefined;
  return {
    async hold() {
      const at = now();
      if (heldAt !== undefined && Math.abs(at - heldAt) < forMs / 3) return true;
      const row = await db.write(({ tx }) =>
        tx
          .insertInto('leases')
          .values({ name, holder, held_until: at + forMs })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ holder, held_until: at + forMs })
              .where(({ eb, or }) =>
                or([
                  eb('leases.holder', '=', holder),
                  eb('leases.held_until', '<=', at),
                  eb('leases.held_until', '>', at + 2 * forMs),
                ]),
              ),
          )
          .returning('holder')
          .executeTakeFirst(),
      );
      heldAt = row && at;
      return row !== undefined;
    },
    async release() {
      heldAt = undefined;
      await unlessUnavailable(
        db.write(({ tx }) => tx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute()),
      );
    },
  };
}
