// Co-favorites in memory: from a user's favorites to the users who share them, to their other favorites. Arrays of
// numbers instead of objects, rebuilt by a job, so that requests do not read them from the database.

export interface FavoriteRow {
  user_id: string;
  listing_id: string;
}

interface Neighbor {
  listingId: string;
  /** Sum over the shared favorites, each weighted by how few users have it: popular ones say little. */
  strength: number;
  /** The user's own favorite that most of the other users share, and how many they are. */
  becauseOf: { listingId: string; users: number };
}

/** The most fans considered per favorite: more add little. */
const MAX_FANS = 150;
/**
 * Users who must share two favorites, without the one who asks: someone who adds the favorite of a single other user
 * must not learn what else that user chose. It does not stop a person with further accounts: two that share a favorite with
 * that user can test whether the user also has another one (decision 017).
 */
const MIN_SHARED = 3;

export class CoFavorites {
  private readonly listings = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly byUser: number[][] = [];
  private readonly byListing: number[][] = [];
  // By listing number, all 0 between calls: allocating them for each call would take as long as the rest.
  private readonly counts: Uint16Array;
  private readonly strength: Float64Array;
  private readonly reason: Uint32Array;
  private readonly reasonUsers: Uint16Array;

  /** @param rows grouped by user */
  constructor(rows: Iterable<FavoriteRow>) {
    let user = '';
    for (const { user_id, listing_id } of rows) {
      if (user_id !== user) {
        this.byUser.push([]);
        user = user_id;
      }
      const listing = this.numberOf(listing_id);
      this.byUser.at(-1)!.push(listing);
      this.byListing[listing]!.push(this.byUser.length - 1);
    }
    this.counts = new Uint16Array(this.names.length);
    this.strength = new Float64Array(this.names.length);
    this.reason = new Uint32Array(this.names.length);
    this.reasonUsers = new Uint16Array(this.names.length);
  }

  /** What users with the same favorites chose, strongest first; without the favorites themselves. */
  neighborsOf(liked: readonly string[], limit: number): Neighbor[] {
    const { strength, reason, reasonUsers } = this;
    const own = liked.flatMap((id) => this.listings.get(id) ?? []);
    const found: number[] = [];
    for (const listing of own) this.addSharedWith(listing, found);
    const isOwn = new Set(own);
    const strongest = found
      .filter((other) => !isOwn.has(other))
      .sort((a, b) => strength[b]! - strength[a]! || a - b)
      .slice(0, limit)
      .map((other) => ({
        listingId: this.names[other]!,
        strength: strength[other]!,
        becauseOf: { listingId: this.names[reason[other]!]!, users: reasonUsers[other]! },
      }));
    for (const other of found) strength[other] = reason[other] = reasonUsers[other] = 0;
    return strongest;
  }

  /** Adds other favorites of this listing's fans, by how many fans share them. @param found listings seen so far */
  private addSharedWith(listing: number, found: number[]): void {
    const { byListing, byUser, counts, reason, reasonUsers, strength } = this;
    const weight = 1 / Math.sqrt(byListing[listing]!.length);
    const met: number[] = [];
    for (const fan of byListing[listing]!.slice(-MAX_FANS)) {
      for (const other of byUser[fan]!) if (counts[other]!++ === 0) met.push(other);
    }
    for (const other of met) {
      const shared = counts[other]!;
      counts[other] = 0;
      if (shared < MIN_SHARED) continue;
      if (strength[other] === 0) found.push(other);
      strength[other]! += (shared * weight) / Math.sqrt(byListing[other]!.length);
      if (shared <= reasonUsers[other]!) continue;
      reasonUsers[other] = shared;
      reason[other] = listing;
    }
  }

  private numberOf(listingId: string): number {
    let number = this.listings.get(listingId);
    if (number === undefined) {
      number = this.names.push(listingId) - 1;
      this.listings.set(listingId, number);
      this.byListing.push([]);
    }
    return number;
  }
}
