// The growth line: member counts over time, as a path and as a sentence.
import type { ServerHistory } from '#features/listings/contract.ts';

export interface CountAt {
  at: string;
  members: number;
}

export interface Growth {
  first: CountAt;
  last: CountAt;
  /** Path in a box of `GROWTH_BOX`. */
  path: string;
  /** Where the line ends, in the same box. */
  end: { x: number; y: number };
}

export const GROWTH_BOX = { width: 280, height: 64 };
const EDGE = 4;
/** The line's range is at least this share of the count, so that a calm server looks calm. */
const LEAST_RANGE = 0.04;

/** Null when there are fewer than two known counts, or all were taken at one time. */
export function growthOf({ points }: ServerHistory): Growth | null {
  const counts = points.flatMap(({ at, memberCount }) => (memberCount === null ? [] : [{ at, members: memberCount }]));
  const [first] = counts;
  const last = counts.at(-1);
  if (!first || !last || Date.parse(first.at) >= Date.parse(last.at)) return null;
  const place = scale(counts, first, last);
  const path = counts.map((count, index) => `${index === 0 ? 'M' : 'L'}${place.x(count)} ${place.y(count)}`).join('');
  return { first, last, path, end: { x: place.x(last), y: place.y(last) } };
}

function scale(counts: CountAt[], first: CountAt, last: CountAt) {
  const members = counts.map((count) => count.members);
  const least = Math.min(...members);
  const most = Math.max(...members);
  const range = Math.max(most - least, most * LEAST_RANGE, 1);
  const middle = (least + most) / 2;
  const startMs = Date.parse(first.at);
  const spanMs = Date.parse(last.at) - startMs;
  const { width, height } = GROWTH_BOX;
  return {
    x: ({ at }: CountAt) => round(EDGE + ((Date.parse(at) - startMs) / spanMs) * (width - 2 * EDGE)),
    y: (count: CountAt) => round(height / 2 - ((count.members - middle) / range) * (height - 2 * EDGE)),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
