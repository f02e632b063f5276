// Near search: how far a path of letters is from a wanted word, one letter of the path at a time.
// A slip is a letter left out, put in or exchanged, or two neighbours swapped, each letter in one slip only.

const FAR = 99;

export class NearSearch {
  /** No longer path can be near. */
  readonly deepest: number;
  private readonly slips: number;
  private readonly units: Uint16Array;
  /** The distance table, one row per letter of the path. Only a band as wide as the slips is ever filled; the rest is FAR. */
  private readonly cells: Uint8Array;
  private readonly width: number;

  constructor(wanted: string, slips: number) {
    this.slips = slips;
    this.units = Uint16Array.from(wanted, (_, i) => wanted.charCodeAt(i));
    this.width = wanted.length + 1;
    this.deepest = wanted.length + slips;
    this.cells = new Uint8Array((this.deepest + 1) * this.width).fill(FAR);
    for (let i = 0; i <= Math.min(slips, wanted.length); i++) this.cells[i] = i;
  }

  /** Puts `unit` at `depth` (1 is the first letter) of the path; false when nothing from here on can be near. */
  descend(depth: number, unit: number, unitBefore: number): boolean {
    const { cells, units, slips, width } = this;
    const cell = (index: number): number => cells[index] ?? FAR;
    const row = depth * width;
    const above = row - width;
    const first = Math.max(1, depth - slips);
    const last = Math.min(units.length, depth + slips);
    let left = first === 1 && depth <= slips ? depth : FAR;
    cells[row + first - 1] = left;
    let best = left;
    for (let i = first; i <= last; i++) {
      const isSame = units[i - 1] === unit;
      let slipped = Math.min(cell(above + i - 1) + (isSame ? 0 : 1), cell(above + i) + 1, left + 1);
      if (!isSame && i > 1 && depth > 1 && units[i - 2] === unit && units[i - 1] === unitBefore) {
        slipped = Math.min(slipped, cell(above - width + i - 2) + 1);
      }
      cells[row + i] = left = slipped;
      if (slipped < best) best = slipped;
    }
    return best <= slips;
  }

  /** Whether the path of that length is near the wanted word. */
  isNear(depth: number): boolean {
    return (this.cells[depth * this.width + this.units.length] ?? FAR) <= this.slips;
  }
}
