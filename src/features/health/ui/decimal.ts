import { locale } from '#web/kit/language.ts';

/** '15.3', as people of the interface's language write it. */
export function decimal(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return Number(value.toFixed(1)).toLocaleString(locale(), digits);
}
