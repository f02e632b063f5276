import type { CSSProperties } from 'react';
import { percent } from '#web/kit/number.ts';
import { texts } from './lights/texts.ts';
import { litWindows, onlinePercent, PERCENT_PER_WINDOW } from './online-share.ts';

interface LightsMeterProps {
  members: number | null;
  online: number | null;
  size?: 'card' | 'default' | 'preview';
}

/** Ten windows, one lit for each 3 % of the members online. Shows nothing when a count is unknown or nobody is a member. */
export function LightsMeter({ members, online, size = 'default' }: LightsMeterProps) {
  const share = onlinePercent(members, online);
  if (share === null) return null;
  const label = texts.share(percent(share, 1));
  const style = { '--lit': litWindows(share) } as CSSProperties;
  return (
    <span title={label} className="inline-flex shrink-0">
      <span aria-hidden="true" className={`lights lights-${size}`} style={style} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** Said once above a list. */
export function LightsKey() {
  const style = { '--lit': 4 } as CSSProperties;
  return (
    <p className="inline-flex items-center gap-2.5 text-2xs text-ink-3">
      <span aria-hidden="true" className="lights lights-card" style={style} />
      {texts.key(percent(PERCENT_PER_WINDOW))}
    </p>
  );
}
