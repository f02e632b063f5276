// Separate from days.ts, which few pages need.
import { formatOf } from './format.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '12 Nov 2026', in UTC, so that the server and every browser produce the same text. */
export function dayText(at: string, page: Parameters<typeof formatOf>[0]): string {
  const { language, locale } = formatOf(page);
  const day = new Date(at);
  if (language !== 'en') return format(locale).format(day);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs far more than using it. */
function format(locale: string): Intl.DateTimeFormat {
  const found =
    formats.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, found);
  return found;
}
