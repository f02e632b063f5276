// Numbers and lists as people of the interface's language read them. The locale is named, never the computer's own, so
// that the server and the browser write the same.
import { useLingui } from '@lingui/react';
import { INTERFACE_LANGUAGES, intlLocale } from '#contract/interface-language.ts';
import { shortCount } from '#contract/short-forms.ts';

export interface Format {
  /** The tag of the interface's language. */
  language: string;
  /** For `Intl`. */
  locale: string;
  /** 812, 1.2K, 48.2K, 3.4M: cut, not rounded. Other languages have their own short forms. */
  compact: (value: number) => string;
  /** 1,284. */
  whole: (value: number) => string;
  /** 19.9% of 19.9, with as many decimals as asked for. */
  percent: (value: number, decimals?: number) => string;
  /** 4.5 of 4.46: always with one decimal. */
  decimal: (value: number) => string;
  /** 'A, B, and C'. */
  list: (items: readonly string[]) => string;
}

/** The formats of the language that the page is in. */
export function useFormat(): Format {
  return formatOf(useLingui().i18n);
}

const known = new Map<string, Format>();

/** For functions that are no components. */
export function formatOf({ locale }: { locale: string }): Format {
  let found = known.get(locale);
  if (!found) {
    found = locale === 'en' ? english() : formatsOf(locale);
    known.set(locale, found);
  }
  return found;
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** The browser's first number format takes a slow phone a tenth of a second, so English does without. */
function english(): Format {
  const locale = 'en-US';
  const number = kept((decimals) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }));
  const list = kept(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  return {
    language: 'en',
    locale,
    compact: shortCount,
    whole: (value) => (Number.isSafeInteger(value) ? String(value).replace(THOUSANDS, ',') : number(3).format(value)),
    percent: (value, decimals = 0) => `${value.toFixed(decimals)}%`,
    decimal: (value) => value.toFixed(1),
    list: (items) => list(0).format(items),
  };
}

function formatsOf(language: string): Format {
  const locale = intlLocale(INTERFACE_LANGUAGES.find((one) => one === language) ?? INTERFACE_LANGUAGES[0]);
  const number = (options: Intl.NumberFormatOptions) =>
    kept((decimals) => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, ...options }));
  // Compact alone would leave four digits ungrouped: 6854 beside 6.854 elsewhere.
  const compact = number({
    notation: 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
    useGrouping: 'always',
  });
  const whole = number({});
  const decimal = number({ maximumFractionDigits: 1 });
  const percent = number({ style: 'percent' });
  const list = kept(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  return {
    language,
    locale,
    compact: (value) => compact(0).format(value),
    whole: (value) => whole(0).format(value),
    percent: (value, decimals = 0) => percent(decimals).format(Number(value.toFixed(decimals)) / 100),
    decimal: (value) => decimal(1).format(value),
    list: (items) => list(0).format(items),
  };
}

/** Making a format costs a hundred times what using it does. @returns the format for a number of decimals */
function kept<T>(make: (decimals: number) => T): (decimals: number) => T {
  const made = new Map<number, T>();
  return (decimals) => {
    const found = made.get(decimals) ?? make(decimals);
    made.set(decimals, found);
    return found;
  };
}
