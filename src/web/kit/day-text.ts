// Separate from days.ts, which few pages need.
import { formatOf, type Localized, memoized } from './format.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '12 Nov 2026', in UTC, so that the server and every browser produce the same text, and an event has one date everywhere. */
export function dayText(at: string, page: Localized): string {
  const { language, locale } = formatOf(page);
  const day = new Date(at);
  if (language !== 'en') return format(locale).format(day);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const format = memoized(
  (locale: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
