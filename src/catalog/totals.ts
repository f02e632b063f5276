// Totals: members and stars of all listings and of each category, updated with every write. The contribution of each
// doc is stored, so that a change subtracts exactly that.
import type { CatalogEntry } from './entry.ts';

export interface Totals {
  /** Number of listings. */
  servers: number;
  /** Sum of the known member counts. */
  members: number;
  reviews: number;
  /** Mean of all stars with one decimal; 0 without reviews. */
  averageRating: number;
}

type Counted = Pick<CatalogEntry, 'categories' | 'memberCount' | 'ratingSum' | 'ratingCount'>;

/** What one listing adds. */
type Contribution = Readonly<Pick<Sums, 'members' | 'stars' | 'reviews'> & { to: readonly Sums[] }>;

class Sums {
  servers = 0;
  members = 0;
  stars = 0;
  reviews = 0;

  add(sign: 1 | -1, { members, stars, reviews }: Contribution): void {
    this.servers += sign;
    this.members += sign * members;
    this.stars += sign * stars;
    this.reviews += sign * reviews;
  }
}

export class RunningTotals {
  private readonly all = new Sums();
  private readonly byCategory = new Map<string, Sums>();
  /** By doc id. Listings in the same categories share one list of sums. */
  private readonly contributions: (Contribution | undefined)[] = [];
  private readonly sumsOfCategories = new Map<string, readonly Sums[]>();

  put(doc: number, { categories, memberCount, ratingSum, ratingCount }: Counted): void {
    this.remove(doc);
    const to = this.sumsOf(categories);
    const contribution = { to, members: memberCount ?? 0, stars: ratingSum, reviews: ratingCount };
    this.contributions[doc] = contribution;
    for (const sums of to) sums.add(1, contribution);
  }

  remove(doc: number): void {
    const known = this.contributions[doc];
    if (known === undefined) return;
    for (const sums of known.to) sums.add(-1, known);
    this.contributions[doc] = undefined;
  }

  /** @param category case-insensitive; undefined for all listings */
  get(category?: string): Totals {
    const sums = category === undefined ? this.all : this.byCategory.get(keyOf(category));
    const { servers, members, stars, reviews } = sums ?? new Sums();
    return { servers, members, reviews, averageRating: reviews === 0 ? 0 : Math.round((10 * stars) / reviews) / 10 };
  }

  private sumsOf(categories: readonly string[]): readonly Sums[] {
    const key = JSON.stringify(categories);
    const known = this.sumsOfCategories.get(key);
    if (known !== undefined) return known;
    const names = new Set(categories.map(keyOf).filter(Boolean));
    for (const name of names) this.byCategory.set(name, this.byCategory.get(name) ?? new Sums());
    const sums = [this.all, ...[...names].flatMap((name) => this.byCategory.get(name) ?? [])];
    this.sumsOfCategories.set(key, sums);
    return sums;
  }
}

const keyOf = (category: string): string => category.trim().toLowerCase();
