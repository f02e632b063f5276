// The interface between open.ts and the database engines.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Watch } from './watch.ts';

export interface Engine {
  name: 'sqlite' | 'postgres';
  kysely: Kysely<Tables>;
  /** The same database, with longer timeouts for background work. */
  background: Kysely<Tables>;
  /** False while the server is known to be down, or its disk has failed. */
  isUp(): boolean;
  /** Calls `listener` when another process might have committed. */
  watch(listener: () => void): Watch;
  /** Resolves when all commits so far are on disk. */
  onDisk(): Promise<void>;
  close(): Promise<void>;
}
