// Formats how long ago something was, in the interface language.
import { msg } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/time.ts';
import type { Timed } from './clock.ts';
import { formatOf, memoized } from './format.ts';

type Unit = 'minute' | 'hour' | 'day';

/** 'just now', '4 min ago', '6 hours ago', '2 days ago'; times in the future read as just now. */
export function ageText(at: string, now: number, i18n: I18n): Timed<string> {
  const start = Date.parse(at);
  const [unit, length] = unitOf(now - start);
  const count = Math.floor((now - start) / length);
  if (count < 1) return { value: i18n.t(msg`just now`), until: start + MINUTE_MS };
  return { value: relative(count, unit, formatOf(i18n).locale), until: start + (count + 1) * length };
}

/** The largest unit that fits. */
function unitOf(age: number): [Unit, length: number] {
  if (age < HOUR_MS) return ['minute', MINUTE_MS];
  return age < DAY_MS ? ['hour', HOUR_MS] : ['day', DAY_MS];
}

function relative(count: number, unit: Unit, locale: string): string {
  // English avoids Intl: the first format takes a tenth of a second on a slow phone.
  if (locale !== 'en-US') return (unit === 'day' ? long : short)(locale).format(-count, unit);
  return unit === 'minute' ? `${count} min ago` : `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

const short = memoized((locale: string) => new Intl.RelativeTimeFormat(locale, { style: 'short' }));
/** Short days would read 'hace 2 d'. */
const long = memoized((locale: string) => new Intl.RelativeTimeFormat(locale));
