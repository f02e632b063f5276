// How long ago something was, in the words of the site.
import { utcMinute } from '#contract/utc-minute.ts';
import { language, locale } from './language.ts';
import { texts } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SHORT = { minute: 'm', hour: 'h', day: 'd' } as const;

/** `short` (4m ago) or `long` (4 min ago, for sentences). */
export type AgeFormat = 'short' | 'long';

export function ageIn(format: AgeFormat, at: string, now: number): string {
  return format === 'long' ? longAge(at, now) : shortAge(at, now);
}

/** Words the ages of a page that nothing has taken over yet, and again when it is called again. */
export function tellAges(page: HTMLElement): void {
  const now = Date.now();
  for (const time of page.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    time.title = utcMinute(time.dateTime);
    time.textContent = ageIn(time.dataset.age as AgeFormat, time.dateTime, now);
  }
}

/** `just now`, `4m ago`, `6h ago`, `2d ago`; times in the future read as just now. */
export function shortAge(at: string, now: number): string {
  const age = wholeAge(at, now);
  if (!age) return texts.justNow;
  return language() === 'en' ? `${age.count}${SHORT[age.unit]} ago` : relative(age, 'narrow');
}

/** `4 min ago`, for sentences. */
export function longAge(at: string, now: number): string {
  const age = wholeAge(at, now);
  if (!age) return texts.justNow;
  if (language() !== 'en') return relative(age, 'short');
  const { count, unit } = age;
  return unit === 'minute' ? `${count} min ago` : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

interface WholeAge {
  count: number;
  unit: keyof typeof SHORT;
}

/** In the largest unit that fits; undefined below a minute. */
function wholeAge(at: string, now: number): WholeAge | undefined {
  const age = now - Date.parse(at);
  if (age < MINUTE) return undefined;
  if (age < HOUR) return { count: Math.floor(age / MINUTE), unit: 'minute' };
  if (age < DAY) return { count: Math.floor(age / HOUR), unit: 'hour' };
  return { count: Math.floor(age / DAY), unit: 'day' };
}

/** French writes narrow ages as a number below zero: `-4 min`. */
function relative({ count, unit }: WholeAge, style: 'narrow' | 'short'): string {
  const shown = language() === 'fr' ? 'short' : style;
  return new Intl.RelativeTimeFormat(locale(), { style: shown }).format(-count, unit);
}
