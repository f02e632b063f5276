import { Trans, useLingui } from '@lingui/react/macro';
import { utcMinute } from '#contract/short-forms.ts';
import { ownDay, ownMinute } from '#web/kit/days.ts';

interface MinuteTextProps {
  at: string;
  className?: string;
  /** Shows the time on small screens too. */
  isWhole?: boolean;
}

/** '20 Nov, 14:02' in the browser's time zone, without the time on small screens. Only for client-rendered parts. */
export function MinuteText({ at, className, isWhole = false }: MinuteTextProps) {
  const { i18n } = useLingui();
  const [day, time] = [ownDay(at, i18n), ownMinute(at, i18n)];
  return (
    <time dateTime={at} title={utcMinute(at)} className={className}>
      <Trans>
        {day}
        <span className={isWhole ? '' : 'max-sm:hidden'}>, {time}</span>
      </Trans>
    </time>
  );
}
