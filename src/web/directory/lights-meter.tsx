import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useFormat } from '#web/kit/format.ts';
import { litWindows, onlinePercent, PERCENT_PER_WINDOW, shareText } from './online-share.ts';

interface LightsMeterProps {
  members: number | null;
  online: number | null;
  size?: 'card' | 'default' | 'preview';
}

/** Ten windows, one lit per 3% of members online. Renders nothing if a count is unknown or there are no members. */
export function LightsMeter({ members, online, size = 'default' }: LightsMeterProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const share = onlinePercent(members, online);
  if (share === null) return null;
  const label = t`${{ share: shareText(share, percent) }} of members online`;
  const style = { '--lit': litWindows(share) } as CSSProperties;
  return (
    <span title={label} className="inline-flex shrink-0">
      <span aria-hidden="true" className={`lights lights-${size}`} style={style} />
      <span className="sr-only">{label}</span>
    </span>
  );
}

/** The legend, shown once above a list. */
export function LightsKey() {
  const { percent } = useFormat();
  const each = percent(PERCENT_PER_WINDOW);
  const style = { '--lit': 4 } as CSSProperties;
  return (
    <p className="inline-flex items-center gap-2.5 text-2xs text-ink-3">
      <span aria-hidden="true" className="lights lights-card" style={style} />
      <Trans>Each lit window: {each} of all members are online</Trans>
    </p>
  );
}
