// Days and times in the language of the interface; English ones with the day before the month.
import { language, locale } from './language.ts';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** '20 Nov', in UTC. */
export function utcDay(at: string): string {
  return dayOf(at, { ...DAY, timeZone: 'UTC' });
}

/** '20 Nov', by the reader's clock. */
export function ownDay(at: string): string {
  return dayOf(at, DAY);
}

/** British English would put the day first by itself, but writes "Sept" where the site writes "Sep". */
function dayOf(at: string, options: Intl.DateTimeFormatOptions): string {
  const text = new Date(at).toLocaleDateString(locale(), options);
  return language() === 'en' ? text.split(' ').toReversed().join(' ') : text;
}

/** '14:02', by the reader's clock. */
export function ownMinute(at: string): string {
  return new Date(at).toLocaleTimeString(language() === 'en' ? 'en-GB' : locale(), MINUTE);
}
