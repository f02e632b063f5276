import { useLingui } from '@lingui/react';
import { Info } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { Link } from '#web/kit/link.tsx';
import { percent } from '#web/kit/number.ts';
import { dayText } from '#web/kit/day-text.ts';
import { texts } from './server/texts.ts';

/** Says that a jump of the members looks odd, why, and what follows; nothing without one. */
export function GrowthNotice({ growth }: { growth: Server['unusualGrowth'] }) {
  const { i18n } = useLingui();
  if (!growth) return null;
  const { at, membersBefore, membersAfter, onlineBefore, onlineNow } = growth;
  const [before, after] = texts.oddGrowthText(
    membersBefore,
    membersAfter,
    percent(onlineBefore, 1),
    percent(onlineNow, 1),
  );
  return (
    <section aria-label={texts.oddGrowth} className="flex gap-3 rounded-md bg-sky-tint p-3 text-sm text-ink">
      <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-sky" />
      <p>
        {before}
        <time dateTime={at}>{dayText(at, i18n)}</time>
        {after}{' '}
        <Link href="/ranking" className="underline">
          {texts.ranking}
        </Link>
      </p>
    </section>
  );
}
