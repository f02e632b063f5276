// Recent changes: the listings that changed lately, so that a cached view of one is not checked when others change.
import { LRUCache } from 'lru-cache';

const MAX_LISTINGS = 16_384;

export class RecentChanges {
  /** Incremented by every change that this process shows. */
  version = 0;
  /** By listing, the version of its latest change. */
  private readonly versions: LRUCache<string, number>;
  /** Changes up to this version are unknown. */
  private knownAfter = 0;

  constructor(maxListings = MAX_LISTINGS) {
    this.versions = new LRUCache({
      max: maxListings,
      dispose: (version, _id, reason) => {
        if (reason === 'evict') this.knownAfter = version;
      },
    });
  }

  note(id: string): void {
    this.versions.set(id, ++this.version);
  }

  /** For a reload: any listing may have changed. */
  forget(): void {
    this.versions.clear();
    this.knownAfter = ++this.version;
  }

  /** False only if the listing certainly did not change after `version`. */
  hasChangedSince(id: string, version: number): boolean {
    return version < this.knownAfter || (this.versions.peek(id) ?? 0) > version;
  }
}
