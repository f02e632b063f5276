// Days and times in the language of the interface; English ones with the day before the month.
import { formatOf } from './format.ts';

/** An i18n, or what else says which language the page is in. */
type Page = Parameters<typeof formatOf>[0];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '12 Nov 2026', in UTC, so that the server and every browser write the same. */
export function dayText(at: string, page: Page): string {
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

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** '20 Nov', in UTC. */
export function utcDay(at: string, page: Page): string {
  return dayOf(at, { ...DAY, timeZone: 'UTC' }, page);
}

/** '20 Nov', by the reader's clock. */
export function ownDay(at: string, page: Page): string {
  return dayOf(at, DAY, page);
}

/** British English would put the day first by itself, but writes "Sept" where the site writes "Sep". */
function dayOf(at: string, options: Intl.DateTimeFormatOptions, page: Page): string {
  const { language, locale } = formatOf(page);
  const text = new Date(at).toLocaleDateString(locale, options);
  return language === 'en' ? text.split(' ').toReversed().join(' ') : text;
}

/** '14:02', by the reader's clock. */
export function ownMinute(at: string, page: Page): string {
  const { language, locale } = formatOf(page);
  return new Date(at).toLocaleTimeString(language === 'en' ? 'en-GB' : locale, MINUTE);
}
