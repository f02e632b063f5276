// Numbers and lists in the interface language. The locale is explicit, never the machine's own, so that the server and
// the browser produce the same text.
import { useLingui } from '@lingui/react';
import { INTERFACE_LANGUAGES, intlLocale } from '#contract/interface-language.ts';
import { percentText, roundedTo, shortCount } from '#contract/short-forms.ts';

export interface Format {
  /** The tag of the interface language. */
  language: string;
  /** For `Intl`. */
  locale: string;
  /** 812, 1.2K, 48.2K, 3.4M: truncated, not rounded. Other languages have their own compact forms. */
  compact: (value: number) => string;
  /** 1,284. */
  whole: (value: number) => string;
  /** 19.9 as '19.9%', with the given number of decimals. */
  percent: (value: number, decimals?: number) => string;
  /** 4.46 as '4.5': always with one decimal. */
  decimal: (value: number) => string;
  /** 'A, B, and C'. */
  list: (items: readonly string[]) => string;
}

/** The formats for the language of the page. */
export function useFormat(): Format {
  return formatOf(useLingui().i18n);
}

/** An i18n instance, or any object with the locale of the page. */
export interface Localized {
  locale: string;
}

/** For use outside components. */
export function formatOf({ locale }: Localized): Format {
  return formats(locale);
}

const formats = memoized((language: string) => (language === 'en' ? english() : formatsOf(language)));

const listFormat = memoized((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }));

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** English avoids Intl: the browser's first number format takes a tenth of a second on a slow phone. */
function english(): Format {
  const locale = 'en-US';
  const number = memoized((decimals: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }));
  return {
    language: 'en',
    locale,
    compact: shortCount,
    whole: (value) => (Number.isSafeInteger(value) ? String(value).replace(THOUSANDS, ',') : number(3).format(value)),
    percent: (value, decimals = 0) => percentText(value, decimals),
    decimal: (value) => roundedTo(1, value).toFixed(1),
    list: (items) => listFormat(locale).format(items),
  };
}

function formatsOf(language: string): Format {
  const locale = intlLocale(INTERFACE_LANGUAGES.find((tag) => tag === language) ?? INTERFACE_LANGUAGES[0]);
  const number = (options: Intl.NumberFormatOptions) =>
    memoized((decimals: number) => new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, ...options }));
  // By default, compact leaves four digits ungrouped: 6854 next to 6.854 elsewhere.
  const compact = number({
    notation: 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
    useGrouping: 'always',
  });
  const whole = number({});
  const decimal = number({ maximumFractionDigits: 1 });
  const percent = number({ style: 'percent' });
  return {
    language,
    locale,
    compact: (value) => compact(0).format(value),
    whole: (value) => whole(0).format(value),
    percent: (value, decimals = 0) => percent(decimals).format(roundedTo(decimals, value) / 100),
    decimal: (value) => decimal(1).format(value),
    list: (items) => listFormat(locale).format(items),
  };
}

/** Caches what is made of each key: creating a format costs a hundred times as much as using it. */
export function memoized<Key, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new Map<Key, T>();
  return (key) => {
    const found = made.get(key) ?? make(key);
    made.set(key, found);
    return found;
  };
}
