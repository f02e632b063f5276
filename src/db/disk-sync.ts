// Waiting for the disk apart from the commit: the engine would hold up every request while it waits, here it is a thread
// of the pool that does. Commits that come while the disk is busy share its next turn.
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

export class DiskSync {
  private readonly write: () => Promise<void>;
  private running: Promise<void> = Promise.resolve();
  private next: Promise<void> | undefined;

  /** @param write resolves when all that was written before the call lies on the disk */
  constructor(write: () => Promise<void>) {
    this.write = write;
  }

  /**
   * Resolves when everything committed before the call lies on the disk. What is under way now may have begun too early.
   * Rejects for good once a sync has failed: the kernel may report the lost pages as written at the next one, and after a
   * power cut nothing that was committed later would be found without them.
   */
  wait(): Promise<void> {
    return (this.next ??= this.begin(this.running));
  }

  private async begin(before: Promise<void>): Promise<void> {
    await before;
    this.running = this.next!;
    this.next = undefined;
    await this.write();
  }
}

const datasync = promisify(fdatasync);

/** A file that others write. It is opened when it is first synced, and stays the same file until `close`. */
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
