// A right that one process of the installation holds at a time, and that another takes over when the holder stops.
import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export interface Lease {
  /** Takes or renews the lease; false while another process holds it. Cheap while held: renewed every third of its time. */
  hold(): Promise<boolean>;
  /** Gives it up, so that another process need not wait. While the database is away it runs out by itself. */
  release(): Promise<void>;
}

/** @param now epoch ms; @param forMs how long a silent holder keeps the lease */
export function createLease(db: Database, name: string, now: () => number, forMs = 30_000): Lease {
  const holder = randomUUID();
  let renewAt = 0;
  return {
    async hold() {
      const at = now();
      if (at < renewAt) return true;
      const row = await db.write(({ tx }) =>
        tx
          .insertInto('leases')
          .values({ name, holder, held_until: at + forMs })
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ holder, held_until: at + forMs })
              .where(({ eb, or }) => or([eb('leases.holder', '=', holder), eb('leases.held_until', '<=', at)])),
          )
          .returning('holder')
          .executeTakeFirst(),
      );
      renewAt = row ? at + forMs / 3 : 0;
      return row !== undefined;
    },
    async release() {
      renewAt = 0;
      try {
        await db.write(({ tx }) =>
          tx.deleteFrom('leases').where('name', '=', name).where('holder', '=', holder).execute(),
        );
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
      }
    },
  };
}
