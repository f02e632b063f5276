// Numbers as people of the interface's language read them. The locale is named, never the computer's own, so that the
// server and the browser write the same.
import { shortCount } from '#contract/short-count.ts';
import { language, locale } from './language.ts';

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** 812, 1.2K, 48.2K, 3.4M: cut, not rounded. Other languages have their own short forms. */
export function compact(value: number): string {
  return language() === 'en' ? shortCount(value) : format('compact').format(value);
}

/** 1,284. The browser's first format takes a slow phone a tenth of a second, so English does without. */
export function whole(value: number): string {
  if (language() === 'en' && Number.isSafeInteger(value)) return String(value).replace(THOUSANDS, ',');
  return format('whole').format(value);
}

/** 19.9% of 19.9, with as many decimals as asked for. */
export function percent(value: number, decimals = 0): string {
  const rounded = value.toFixed(decimals);
  if (language() === 'en') return `${rounded}%`;
  return format('percent', decimals).format(Number(rounded) / 100);
}

/** 4.5 of 4.46: always with one decimal. */
export function decimal(value: number): string {
  return language() === 'en' ? value.toFixed(1) : format('decimal', 1).format(value);
}

const OPTIONS = {
  compact: { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'floor' },
  whole: {},
  decimal: { maximumFractionDigits: 1 },
  percent: { style: 'percent' },
} satisfies Record<string, Intl.NumberFormatOptions>;

const known = new Map<string, Intl.NumberFormat>();

/** Making a format costs a hundred times what using it does. */
function format(name: keyof typeof OPTIONS, minimumFractionDigits = 0): Intl.NumberFormat {
  const key = `${language()} ${name} ${minimumFractionDigits}`;
  let found = known.get(key);
  if (!found) {
    found = new Intl.NumberFormat(locale(), { minimumFractionDigits, ...OPTIONS[name] });
    known.set(key, found);
  }
  return found;
}
