// A lease: one process of the installation holds it at a time; when the holder stops, another process acquires it.
import { randomUUID } from 'node:crypto';
import type { Database } from './open.ts';
import { DatabaseUnavailable } from './unavailable.ts';

export interface Lease {
  /** Acquires or renews the lease; false while another process holds it. Only queries after a third of its duration. */
  hold(): Promise<boolean>;
  /** Releases it, so that another process need not wait. If the database is unavailable, it expires instead. */
  release(): Promise<void>;
}

/** @param now epoch ms; @param forMs time after which an unrenewed lease expires */
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
