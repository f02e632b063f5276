// Moves: which listings lately got another key in an order, so that a page of it can tell whether it is still the same.

/** Going over as many costs less than finding a page. */
const KEPT = 512;

export class Moves {
  /** How many there have been. Starts at 0, and jumps when nothing before is known any more. */
  count = 0;
  private readonly ordinals = new Uint32Array(KEPT);
  private readonly lowest = new Float64Array(KEPT);
  private readonly highest = new Float64Array(KEPT);

  /** From one key to another, in whichever direction. */
  note(ordinal: number, from: number, to: number): void {
    const at = this.count++ % KEPT;
    this.ordinals[at] = ordinal;
    this.lowest[at] = Math.min(from, to);
    this.highest[at] = Math.max(from, to);
  }

  /** From now on any listing may have moved before this. */
  forget(): void {
    this.count += KEPT + 1;
  }

  /**
   * False when surely no listing of a set came into a part of the order, left it, moved within it or passed it.
   * @param since `count` when that was so before
   * @param least key of the last listing of the part
   * @param most key of its first
   */
  mayHaveTouched(since: number, least: number, most: number, isIn: (ordinal: number) => boolean): boolean {
    if (this.count - since > KEPT) return true;
    for (let i = since; i < this.count; i++) {
      const at = i % KEPT;
      if (this.highest[at]! >= least && this.lowest[at]! <= most && isIn(this.ordinals[at]!)) return true;
    }
    return false;
  }
}
