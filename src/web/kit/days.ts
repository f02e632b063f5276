// Days without their year, and times, in the language of the page; English ones with the day before the month.
import { formatOf } from './format.ts';

/** An i18n, or what else says which language the page is in. */
type Page = Parameters<typeof formatOf>[0];

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
