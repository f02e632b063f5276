// Moves: which listings lately got another key in an order, so that a page of it can tell whether it is still the same.

/** Going over as many costs less than finding a page. */
const KEPT = 512;

export class Moves {
  /** How many there have been. Starts at 0, and jumps when nothing before is known any more. */
  count = 0;
  private readonly ordinals = new Uint32Array(KEPT);
  private readonly keys = new Float64Array(KEPT);

  /** @param key the greater of the one before and the one now */
  note(ordinal: number, key: number): void {
    const at = this.count++ % KEPT;
    this.ordinals[at] = ordinal;
    this.keys[at] = key;
  }

  /** From now on any listing may have moved before this. */
  forget(): void {
    this.count += KEPT + 1;
  }

  /**
   * False when surely no listing of a set moved from, to or within the part of the order with keys of at least `least`.
   * @param since `count` when that was so before
   */
  mayHaveTouched(since: number, least: number, isIn: (ordinal: number) => boolean): boolean {
    if (this.count - since > KEPT) return true;
    for (let i = since; i < this.count; i++) {
      const at = i % KEPT;
      if (this.keys[at]! >= least && isIn(this.ordinals[at]!)) return true;
    }
    return false;
  }
}
