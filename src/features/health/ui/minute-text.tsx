import { utcMinute } from '#web/kit/age.ts';

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const MINUTE: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

interface MinuteTextProps {
  at: string;
  className?: string;
  /** With the minute on small screens too. */
  isWhole?: boolean;
}

/** '20 Nov, 14:02' by the reader's clock, without the minute on a small screen. For parts that only the browser renders. */
export function MinuteText({ at, className, isWhole = false }: MinuteTextProps) {
  return (
    <time dateTime={at} title={utcMinute(at)} className={className}>
      {new Date(at).toLocaleDateString('en-GB', DAY)}
      <span className={isWhole ? '' : 'max-sm:hidden'}>, {new Date(at).toLocaleTimeString('en-GB', MINUTE)}</span>
    </time>
  );
}
