import { utcMinute } from '#web/kit/age.ts';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** '20 Nov, 14:02' by the reader's clock, without the minute on a small screen. For parts that only the browser renders. */
export function MinuteText({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={utcMinute(at)} className={className}>
      {new Date(at).toLocaleDateString('en-GB', DAY)}
      <span className="max-sm:hidden">, {new Date(at).toLocaleTimeString('en-GB', MINUTE)}</span>
    </time>
  );
}
