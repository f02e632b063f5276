// fsync outside the commit: the engine would block the process during it; here a thread of the pool waits. Commits
// during an fsync share the next one.
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

export class DiskSync {
  private readonly fsync: () => Promise<void>;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;
  /** True for good after a failed fsync. */
  hasFailed = false;

  /** @param fsync resolves when all writes before the call are on disk */
  constructor(fsync: () => Promise<void>) {
    this.fsync = fsync;
  }

  /**
   * Resolves when all commits before the call are on disk. Never joins a running fsync, which may have begun too early.
   * After one failed fsync every later call rejects: the kernel may have dropped the dirty pages and report success
   * next time; a power failure would then lose later commits too.
   */
  wait(): Promise<void> {
    return (this.next ??= this.begin(this.running));
  }

  private async begin(before: Promise<void>): Promise<void> {
    await before;
    this.running = this.next!;
    this.next = undefined;
    try {
      await this.fsync();
    } catch (error) {
      this.hasFailed = true;
      throw error;
    }
  }
}

const datasync = promisify(fdatasync);

/** A file that others write. Opened by the first sync; remains open until `close`. */
export class SyncedFile {
  private readonly file: string;
  private descriptor: number | undefined;

  constructor(file: string) {
    this.file = file;
  }

  readonly sync = async (): Promise<void> => await datasync((this.descriptor ??= openSync(this.file, 'r+')));

  close(): void {
    if (this.descriptor !== undefined) closeSync(this.descriptor);
    this.descriptor = undefined;
  }
}
