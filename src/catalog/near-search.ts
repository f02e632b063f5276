// Near search: the edit distance of a path of letters from a wanted word, computed one letter of the path at a time.
// A typo is a missing, added or replaced letter, or two swapped neighbors; each letter is part of one typo at most.

const FAR = 99;

export class NearSearch {
  /** Longer paths are never near. */
  readonly deepest: number;
  private readonly typos: number;
  private readonly units: Uint16Array;
  /** The distance table, one row per letter of the path. Only a band of `typos` per side is filled; the rest is FAR. */
  private readonly cells: Uint8Array;
  private readonly width: number;

  constructor(wanted: string, typos: number) {
    this.typos = typos;
    this.units = Uint16Array.from(wanted, (_, i) => wanted.charCodeAt(i));
    this.width = wanted.length + 1;
    this.deepest = wanted.length + typos;
    this.cells = new Uint8Array((this.deepest + 1) * this.width).fill(FAR);
    for (let i = 0; i <= Math.min(typos, wanted.length); i++) this.cells[i] = i;
  }

  /** Puts `unit` at `depth` (1 is the first letter) of the path; false if no continuation of the path can be near. */
  descend(depth: number, unit: number, unitBefore: number): boolean {
    const { cells, units, typos, width } = this;
    const cell = (index: number): number => cells[index] ?? FAR;
    const row = depth * width;
    const above = row - width;
    const first = Math.max(1, depth - typos);
    const last = Math.min(units.length, depth + typos);
    let left = first === 1 && depth <= typos ? depth : FAR;
    cells[row + first - 1] = left;
    let best = left;
    for (let i = first; i <= last; i++) {
      const isSame = units[i - 1] === unit;
      let distance = Math.min(cell(above + i - 1) + (isSame ? 0 : 1), cell(above + i) + 1, left + 1);
      if (!isSame && i > 1 && depth > 1 && units[i - 2] === unit && units[i - 1] === unitBefore) {
        distance = Math.min(distance, cell(above - width + i - 2) + 1);
      }
      cells[row + i] = left = distance;
      if (distance < best) best = distance;
    }
    return best <= typos;
  }

  /** Whether the path up to `depth` is near the wanted word. */
  isNear(depth: number): boolean {
    return (this.cells[depth * this.width + this.units.length] ?? FAR) <= this.typos;
  }
}
