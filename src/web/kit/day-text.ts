// Apart from days.ts, which few pages need.
import { formatOf } from './format.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '12 Nov 2026', in UTC, so that the server and every browser write the same. */
export function dayText(at: string, page: Parameters<typeof formatOf>[0]): string {
  const { language, locale } = formatOf(page);
  const day = new Date(at);
  if (language !== 'en') return format(locale).format(day);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

const known = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs far more than using it does. */
function format(locale: string): Intl.DateTimeFormat {
  const found =
    known.get(locale) ??
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  known.set(locale, found);
  return found;
}
