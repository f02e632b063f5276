// Rows of a bench's table, and the figures in them.
import type { Row } from './run.ts';

/** Computed figures may miss a bar by the rounding errors of floating-point numbers. */
const TOLERANCE = 1e-9;

/** NaN, the mean of nothing, misses every bar. */
export function atMost(name: string, value: number, most: number, unit = ''): Row {
  return { name, value, bar: `<= ${withUnit(most, unit)}`, ok: value <= most + TOLERANCE };
}

export function atLeast(name: string, value: number, least: number, unit = ''): Row {
  return { name, value, bar: `>= ${withUnit(least, unit)}`, ok: value >= least - TOLERANCE };
}

/** A figure without a bar. */
export function figureOnly(name: string, value: number): Row {
  return { name, value, bar: '', ok: true };
}

function withUnit(value: number, unit: string): string {
  return `${value.toLocaleString('en-US')}${unit && ` ${unit}`}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** NaN if there are no values. @param share 0-1 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** @param only the value of `--only`: texts separated by commas; undefined selects everything */
export function isSelected(name: string, only: string | undefined): boolean {
  return only === undefined || only.split(',').some((text) => name.includes(text));
}
