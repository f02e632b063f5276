// Days and times in the language of the interface; English ones with the day before the month.
import { language, locale } from '#web/kit/language.ts';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

const dayLocale = (): string => (language() === 'en' ? 'en-GB' : locale());

/** '20 Nov', in UTC. */
export function utcDay(at: string): string {
  return new Date(at).toLocaleDateString(dayLocale(), { ...DAY, timeZone: 'UTC' });
}

/** '20 Nov 2026', in UTC. */
export function utcDate(at: string): string {
  return new Date(at).toLocaleDateString(dayLocale(), { ...DAY, year: 'numeric', timeZone: 'UTC' });
}

/** '20 Nov', by the reader's clock. */
export function ownDay(at: string): string {
  return new Date(at).toLocaleDateString(dayLocale(), DAY);
}

/** '14:02', by the reader's clock. */
export function ownMinute(at: string): string {
  return new Date(at).toLocaleTimeString(dayLocale(), MINUTE);
}
