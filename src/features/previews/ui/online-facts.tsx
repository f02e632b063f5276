import { CountSource } from '#features/listings/ui/count-source.tsx';
import { LightsMeter } from '#features/listings/ui/lights-meter.tsx';
import { onlinePercent } from '#features/listings/ui/online-share.ts';
import { whole } from '#web/kit/number.ts';
import type { PanelPreview } from './panel-preview.ts';

/** How many are online right now, as a number, as a share and as lit windows. */
export function OnlineFacts({ preview: { members, online, at } }: { preview: PanelPreview }) {
  const percent = onlinePercent(members, online);
  return (
    <div className="grid content-start gap-1.5 rounded-md border border-line p-3.5">
      <h3 className="text-sm font-normal text-ink-3">Online right now</h3>
      <p className="flex flex-wrap items-baseline gap-2">
        <span className="type-value text-2xl leading-none [font-stretch:85%]">
          <CountSource value={online} noun="online" at={at}>
            {online === null ? 'unknown' : whole(online)}
          </CountSource>
        </span>
        <span className="text-ink-2">of {members === null ? 'unknown' : whole(members)}</span>
      </p>
      <LightsMeter members={members} online={online} size="preview" />
      {percent !== null && (
        <p className="text-xs text-ink-2">{percent.toFixed(1)}% online. Each lit window is 3% of members.</p>
      )}
    </div>
  );
}
