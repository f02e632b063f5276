import { utcMinute } from '#web/kit/age.ts';

const FORMAT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };

/** '20 Nov, 14:02' by the reader's clock. For parts that only the browser renders. */
export function MinuteText({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={utcMinute(at)} className={className}>
      {new Date(at).toLocaleString('en-GB', FORMAT)}
    </time>
  );
}
