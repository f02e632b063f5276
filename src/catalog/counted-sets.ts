// Counted sets: the sets of listings of which the orders know how many each block holds. A listing that moves is looked
// up in all of them once, not once for every order.

export interface CountedSet {
  has(ordinal: number): boolean;
  /** All of them, each once. */
  ordinals(): Iterable<number>;
}

const NOBODY = -1;

export class CountedSets {
  private readonly sets: (CountedSet | undefined)[] = [];
  private readonly numbers = new Map<CountedSet, number>();
  private readonly free: number[] = [];
  private lookedUp = NOBODY;
  private readonly holding: number[] = [];

  /** The number of a set, which gets one if it has none. */
  numberFor(set: CountedSet): number {
    const known = this.numbers.get(set);
    if (known !== undefined) return known;
    const number = this.free.pop() ?? this.sets.length;
    this.sets[number] = set;
    this.numbers.set(set, number);
    this.lookedUp = NOBODY;
    return number;
  }

  numberOf(set: CountedSet): number | undefined {
    return this.numbers.get(set);
  }

  /** Takes the number back, for another set. */
  release(set: CountedSet): void {
    const number = this.numbers.get(set);
    if (number === undefined) return;
    this.numbers.delete(set);
    this.sets[number] = undefined;
    this.free.push(number);
    this.lookedUp = NOBODY;
  }

  /** Call when a listing came into a set or left it. */
  changed(): void {
    this.lookedUp = NOBODY;
  }

  /** The numbers of the sets that hold a listing. A view: valid until the next call. */
  holdersOf(ordinal: number): readonly number[] {
    const { holding, sets } = this;
    if (this.lookedUp === ordinal) return holding;
    holding.length = 0;
    for (let number = 0; number < sets.length; number++) if (sets[number]?.has(ordinal)) holding.push(number);
    this.lookedUp = ordinal;
    return holding;
  }
}
