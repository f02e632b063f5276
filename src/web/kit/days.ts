// Days without a year, days of the user, and times, in the language of the page; in English the day precedes the month.
import { formatOf, type Localized } from './format.ts';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** '20 Nov', in UTC. */
export function utcDay(at: string, page: Localized): string {
  return dayOf(at, { ...DAY, timeZone: 'UTC' }, page);
}

/** '20 Nov', in the user's time zone. */
export function ownDay(at: string, page: Localized): string {
  return dayOf(at, DAY, page);
}

/** Reverses American dates: British English puts the day first, but writes "Sept" where the site writes "Sep". */
function dayOf(at: string, options: Intl.DateTimeFormatOptions, page: Localized): string {
  const { language, locale } = formatOf(page);
  const text = new Date(at).toLocaleDateString(locale, options);
  return language === 'en' ? text.split(' ').toReversed().join(' ') : text;
}

/** '14:02', in the user's time zone. */
export function ownMinute(at: string, page: Localized): string {
  const { language, locale } = formatOf(page);
  return new Date(at).toLocaleTimeString(language === 'en' ? 'en-GB' : locale, MINUTE);
}
