import type { Row } from '../run.ts';

export type { Row } from '../run.ts';

export function atMost(name: string, value: number, bar: number, unit = ''): Row {
  return { name, value, bar: `<= ${bar}${unit && ` ${unit}`}`, ok: value <= bar };
}
