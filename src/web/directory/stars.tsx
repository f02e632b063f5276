import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { useFormat } from '#web/kit/format.ts';

/** Five stars, `rating` of them lit, with the number for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui();
  const { whole } = useFormat();
  const lit = Math.round(rating);
  return (
    <span className="inline-flex gap-px">
      <span className="sr-only">{t`${{ rating: whole(rating) }} out of 5 stars`}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          size={14}
          strokeWidth={0}
          fill={star <= lit ? 'var(--star)' : 'var(--line-strong)'}
          opacity={star <= lit ? 1 : 0.55}
        />
      ))}
    </span>
  );
}
