import type { Row } from '../run.ts';

export type { Row } from '../run.ts';

export function atMost(name: string, value: number, bar: number, unit = ''): Row {
  return { name, value, bar: `<= ${bar}${unit && ` ${unit}`}`, ok: value <= bar };
}

/** @param only the value of `--only`: texts separated by commas; undefined selects everything */
export function isSelected(name: string, only: string | undefined): boolean {
  return only === undefined || only.split(',').some((text) => name.includes(text));
}
