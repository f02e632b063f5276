import { useLingui } from '@lingui/react/macro';
import { CountSource } from '#web/directory/count-source.tsx';
import { LightsMeter } from '#web/directory/lights-meter.tsx';
import { onlinePercent } from '#web/directory/online-share.ts';
import { useFormat } from '#web/kit/format.ts';
import type { PanelPreview } from './panel-preview.ts';

interface OnlineFactsProps {
  preview: PanelPreview;
  /** Nothing newer will come before the invite works again. */
  isLast: boolean;
}

/** How many are online, as a number, as a share and as lit windows. */
export function OnlineFacts({ preview: { members, online, at }, isLast }: OnlineFactsProps) {
  const { t } = useLingui();
  const { percent, whole } = useFormat();
  const total = members === null ? t`unknown` : whole(members);
  const share = onlinePercent(members, online);
  return (
    <div className="grid content-start gap-1.5 rounded-md border border-line p-3.5">
      <h3 className="text-sm font-normal text-ink-3">{isLast ? t`Last known online` : t`Online right now`}</h3>
      <p className="flex flex-wrap items-baseline gap-2">
        <span className="type-value text-2xl leading-none [font-stretch:85%]">
          <CountSource value={online} of="online" at={at}>
            {online === null ? t`unknown` : whole(online)}
          </CountSource>
        </span>
        <span className="text-ink-2">
          {t({
            message: `of ${total}`,
            comment: 'Members; follows the number of those who are online',
          })}
        </span>
      </p>
      <LightsMeter members={members} online={online} size="preview" />
      {share !== null && (
        <p className="text-xs text-ink-2">{t`${{ share: percent(share, 1) }} online. Each lit window is ${{ window: percent(3) }} of members.`}</p>
      )}
    </div>
  );
}
