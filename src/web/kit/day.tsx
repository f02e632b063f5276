// Separate from days.ts and time.tsx: few of the pages with ages need it.
import { useLingui } from '@lingui/react';
import { utcMinute } from '#contract/short-forms.ts';
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

interface DayProps {
  /** ISO 8601, UTC: a time, or a whole day. */
  at: string;
  className?: string;
}

/** The day of something. Hovering shows the exact time, if it has one. */
export function Day({ at, className }: DayProps) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} title={at.includes('T') ? utcMinute(at) : undefined} className={className}>
      {dayText(at, i18n)}
    </time>
  );
}
