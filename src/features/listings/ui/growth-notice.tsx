import { Info } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { whole } from '#web/kit/number.ts';
import { dayText } from './day-text.ts';

/** Says that a jump of the members looks odd, why, and what follows; nothing without one. */
export function GrowthNotice({ growth }: { growth: Server['unusualGrowth'] }) {
  if (!growth) return null;
  const { at, membersBefore, membersAfter, onlineBefore, onlineNow } = growth;
  return (
    <section aria-label="Unusual growth" className="flex gap-3 rounded-md bg-sky-tint p-3 text-sm text-ink">
      <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-sky" />
      <p>
        Unusual growth: from {whole(membersBefore)} to {whole(membersAfter)} members on{' '}
        <time dateTime={at}>{dayText(at)}</time>, while the share online went from {onlineBefore.toFixed(1)}% to{' '}
        {onlineNow.toFixed(1)}%. For a week it is ranked by the members it had before.{' '}
        <Link href="/ranking" className="underline">
          How ranking works
        </Link>
      </p>
    </section>
  );
}
