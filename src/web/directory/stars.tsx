import { Star } from 'lucide-react';
import { texts } from './texts.ts';

/** Five stars, `rating` of them lit; the number is said to readers. */
export function Stars({ rating }: { rating: number }) {
  const lit = Math.round(rating);
  return (
    <span className="inline-flex gap-px">
      <span className="sr-only">{texts.outOf(rating)}</span>
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
