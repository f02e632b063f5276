// How long a rendered page is valid: while the answers it was made from are unchanged, which is nearly always known
// without requesting them; and until a relative time on it would read differently.
import type { RecentChanges } from '#catalog/feed.ts';
import type { Answer } from './answer.ts';

/** An API call that a page was made from. */
export interface Source extends Partial<Pick<Answer, 'etag' | 'current' | 'listingId' | 'weight'>> {
  url: string;
  /** As sent; empty if there was none. */
  etagHeader: string;
}

interface PageValidity {
  etag: string;
  sources: readonly Source[];
  /** The version of `changes` before the first source was read. */
  version: number;
  /** The page shows more than listings: its sources are compared at each request. */
  revalidates?: boolean;
  /** Epoch ms. */
  validUntil: number;
}

interface ValidityDeps {
  changes: Pick<RecentChanges, 'version' | 'hasChangedSince'>;
  now: () => number;
  /** Whether a call still returns the answer with this ETag. */
  isUnchanged(url: string, etag: string): Promise<boolean>;
}

export function validityOf(page: PageValidity, deps: ValidityDeps): Pick<Answer, 'current' | 'confirm' | 'weight'> {
  const { etag, sources, validUntil, revalidates = false } = page;
  const { changes, now, isUnchanged } = deps;
  let { version } = page;
  const madeAt = now();
  // Before it was made: the clock was set back, so the ages on it are wrong.
  const isExpired = (): boolean => now() >= validUntil || now() < madeAt;
  const isSame = ({ etag: before, current, listingId }: Source): boolean =>
    (listingId !== undefined && !changes.hasChangedSince(listingId, version)) ||
    (before !== undefined && current?.() === before);
  return {
    weight: () => sources.reduce((sum, { weight }) => sum + (weight?.() ?? 0), 0),
    current() {
      if (isExpired() || revalidates) return undefined;
      const { version: newest } = changes;
      if (version !== newest && !sources.every(isSame)) return undefined;
      version = newest;
      return etag;
    },
    async confirm() {
      if (isExpired()) return false;
      const { version: newest } = changes;
      for (const source of sources) {
        if (!isSame(source) && !(await isUnchanged(source.url, source.etagHeader))) return false;
      }
      version = newest;
      return true;
    },
  };
}
