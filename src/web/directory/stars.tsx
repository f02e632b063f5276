import { Trans } from '@lingui/react/macro';
import { Star } from 'lucide-react';

/** Five stars, `rating` of them lit, with the number for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const lit = Math.round(rating);
  return (
    <span className="inline-flex gap-px">
      <span className="sr-only">
        <Trans>{rating} out of 5 stars</Trans>
      </span>
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
