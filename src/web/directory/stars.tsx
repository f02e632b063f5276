import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormat } from '#web/kit/format.ts';

const LIT = 'var(--star)';
/** The half where reading starts. */
const HALF = 'absolute inset-0 [clip-path:inset(0_50%_0_0)] rtl:[clip-path:inset(0_0_0_50%)]';

/** Five stars, `rating` of them lit, to the nearest half, with the number for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const lit = Math.round(2 * rating) / 2;
  return (
    <span className="inline-flex gap-px">
      <span className="sr-only">{t`${{ rating: whole(rating) }} out of 5 stars`}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <span key={star} aria-hidden="true" className="relative">
          <Star
            size={14}
            strokeWidth={0}
            fill={star <= lit ? LIT : 'var(--line-strong)'}
            opacity={star <= lit ? 1 : 0.55}
          />
          {star - 0.5 === lit && <Star size={14} strokeWidth={0} fill={LIT} className={HALF} />}
        </span>
      ))}
    </span>
  );
}
