// Who favors what, in memory: from a person's favorites to the people who share them, to what else those chose. Rows of
// numbers instead of objects, made anew by a job, so that a request reads nothing of it from the database.

export interface FavoriteRow {
  user_id: string;
  listing_id: string;
}

export interface Neighbour {
  listingId: string;
  /** Sum over the shared favorites, each weighed by how few people have it: what everybody has says little. */
  strength: number;
  /** The own favorite that most of the people share, and how many they are. */
  becauseOf: { listingId: string; people: number };
}

/** Of a favorite that very many have, so many people say as much as all. */
const MOST_PEOPLE = 150;
/** The latest favorites of a person say what they like. */
const MOST_LIKES = 60;

export class CoFavorites {
  private readonly listings = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly byUser: number[][] = [];
  private readonly byListing: number[][] = [];
  // By listing number, all 0 between calls: made anew for each they would take as long as the rest.
  private readonly counts: Uint16Array;
  private readonly strength: Float64Array;
  private readonly reason: Uint32Array;
  private readonly reasonPeople: Uint16Array;

  /** @param rows of one person together */
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
    this.reasonPeople = new Uint16Array(this.names.length);
  }

  get people(): number {
    return this.byUser.length;
  }

  /** What people with the same favorites chose, the strongest first; not the favorites themselves. */
  neighboursOf(liked: readonly string[], limit: number): Neighbour[] {
    const { strength, reason, reasonPeople } = this;
    const own = liked.slice(0, MOST_LIKES).flatMap((id) => this.listings.get(id) ?? []);
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
        becauseOf: { listingId: this.names[reason[other]!]!, people: reasonPeople[other]! },
      }));
    for (const other of found) strength[other] = reason[other] = reasonPeople[other] = 0;
    return strongest;
  }

  /** Adds listings that people who favor this one favor too, by how many of them do. @param found those met so far */
  private addSharedWith(listing: number, found: number[]): void {
    const { byListing, byUser, counts, reason, reasonPeople, strength } = this;
    const weight = 1 / Math.sqrt(byListing[listing]!.length);
    const met: number[] = [];
    for (const fan of byListing[listing]!.slice(-MOST_PEOPLE)) {
      for (const other of byUser[fan]!) if (counts[other]!++ === 0) met.push(other);
    }
    for (const other of met) {
      const people = counts[other]!;
      counts[other] = 0;
      if (strength[other] === 0) found.push(other);
      strength[other]! += (people * weight) / Math.sqrt(byListing[other]!.length);
      if (people <= reasonPeople[other]!) continue;
      reasonPeople[other] = people;
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
