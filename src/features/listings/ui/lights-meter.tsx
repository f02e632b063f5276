import type { CSSProperties } from 'react';
import { litWindows, onlinePercent } from './online-share.ts';

interface LightsMeterProps {
  members: number | null;
  online: number | null;
  size?: 'card' | 'default' | 'preview';
}

/** Ten windows, one lit for each 3 % of the members online. Shows nothing when a count is unknown or nobody is a member. */
export function LightsMeter({ members, online, size = 'default' }: LightsMeterProps) {
  const percent = onlinePercent(members, online);
  if (percent === null) return null;
  const label = `${percent.toFixed(1)}% of members online`;
  const style = { '--lit': litWindows(percent) } as CSSProperties;
  return (
    <span title={label} className="inline-flex">
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
      Each lit window is 3% of members online
    </p>
  );
}
