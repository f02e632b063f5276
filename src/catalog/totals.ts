// Totals: members and stars of all listings and of each category, kept while listings come, change and go.
import { grown } from './grow.ts';
import { type Rows, UNKNOWN } from './rows.ts';
import type { Values } from './values.ts';

export interface Totals {
  /** Number of listings. */
  servers: number;
  /** Sum of the known member counts. */
  members: number;
  reviews: number;
  /** Mean of all stars with one decimal; 0 without reviews. */
  averageRating: number;
}

interface Sums {
  servers: number;
  members: number;
  stars: number;
  reviews: number;
}

const none = (): Sums => ({ servers: 0, members: 0, stars: 0, reviews: 0 });

export class RunningTotals {
  private readonly rows: Rows;
  private readonly values: Values;
  private readonly all = none();
  private readonly byCategory = new Map<number, Sums>();
  private stars = new Float64Array(0);
  private reviews = new Float64Array(0);

  constructor(rows: Rows, values: Values) {
    this.rows = rows;
    this.values = values;
  }

  /** Call after the listing's counts and values were stored. */
  enter(ordinal: number, { ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }): void {
    if (ordinal >= this.stars.length) {
      this.stars = grown(this.stars, this.rows.capacity);
      this.reviews = grown(this.reviews, this.rows.capacity);
    }
    this.stars[ordinal] = ratingSum;
    this.reviews[ordinal] = ratingCount;
    this.add(ordinal, 1);
  }

  /** Call before the listing's counts and values change or go. */
  leave(ordinal: number): void {
    this.add(ordinal, -1);
  }

  /** @param category in any case; of all listings when undefined */
  of(category: string | undefined): Totals {
    const value = category === undefined ? undefined : this.values.find('category', category);
    const sums = category === undefined ? this.all : (value !== undefined && this.byCategory.get(value)) || none();
    const { servers, members, stars, reviews } = sums;
    return { servers, members, reviews, averageRating: reviews === 0 ? 0 : Math.round((10 * stars) / reviews) / 10 };
  }

  private add(ordinal: number, sign: 1 | -1): void {
    const known = this.rows.members[ordinal]!;
    const members = sign * (known === UNKNOWN ? 0 : known);
    const stars = sign * this.stars[ordinal]!;
    const reviews = sign * this.reviews[ordinal]!;
    const into = (sums: Sums): void => {
      sums.servers += sign;
      sums.members += members;
      sums.stars += stars;
      sums.reviews += reviews;
    };
    into(this.all);
    for (const value of this.values.listOf(ordinal)) {
      if (this.values.groups[value] === 'category') into(this.sumsOf(value));
    }
  }

  private sumsOf(category: number): Sums {
    let sums = this.byCategory.get(category);
    if (!sums) this.byCategory.set(category, (sums = none()));
    return sums;
  }
}
