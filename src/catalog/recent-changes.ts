// Recent changes: which listings changed lately, so that what shows a listing needs no comparing after a change elsewhere.
import { LRUCache } from 'lru-cache';

const MOST = 16_384;

export class RecentChanges {
  /** Grows with every change that this process shows. */
  version = 0;
  /** By listing, the version that its last change made. */
  private readonly versions: LRUCache<string, number>;
  /** Of changes up to this version nothing is known. */
  private knownAfter = 0;

  constructor(most = MOST) {
    this.versions = new LRUCache({
      max: most,
      dispose: (version, _id, reason) => {
        if (reason === 'evict') this.knownAfter = version;
      },
    });
  }

  note(id: string): void {
    this.versions.set(id, ++this.version);
  }

  /** Any listing may have changed. */
  forget(): void {
    this.versions.clear();
    this.knownAfter = ++this.version;
  }

  /** False when a listing surely did not change after a version. */
  hasChangedSince(id: string, version: number): boolean {
    return version < this.knownAfter || (this.versions.peek(id) ?? 0) > version;
  }
}
