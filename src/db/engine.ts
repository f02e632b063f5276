// What open.ts needs of a database engine.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { Watch } from './watch.ts';

export interface Engine {
  name: 'sqlite' | 'postgres';
  kysely: Kysely<Tables>;
  /** The same database, with limits for work that nobody waits for. */
  background: Kysely<Tables>;
  /** False while the server is known not to answer. */
  isUp(): boolean;
  /** Calls `listener` when another process may have committed. */
  watch(listener: () => void): Watch;
  /** Resolves when everything committed so far lies on the disk. */
  onDisk(): Promise<void>;
  close(): Promise<void>;
}
