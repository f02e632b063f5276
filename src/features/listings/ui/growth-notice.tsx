import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { Server } from '#features/listings/contract.ts';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { dayText } from '#web/kit/day-text.ts';

/** Says that a jump of the members looks odd, why, and what follows; nothing without one. */
export function GrowthNotice({ growth }: { growth: Server['unusualGrowth'] }) {
  const { i18n, t } = useLingui();
  const { whole, percent } = useFormat();
  if (!growth) return null;
  const { at } = growth;
  const before = whole(growth.membersBefore);
  const after = whole(growth.membersAfter);
  const day = dayText(at, i18n);
  const shareBefore = percent(growth.onlineBefore, 1);
  const shareNow = percent(growth.onlineNow, 1);
  return (
    <section aria-label={t`Unusual growth`} className="flex gap-3 rounded-md bg-sky-tint p-3 text-sm text-ink">
      <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-sky" />
      <p>
        <Trans>
          Unusual growth: from {before} to {after} members on <time dateTime={at}>{day}</time>, while the share online
          went from {shareBefore} to {shareNow}. For a week it is ranked by its earlier member count.
        </Trans>{' '}
        <Link href="/ranking" className="underline">
          <Trans>How ranking works</Trans>
        </Link>
      </p>
    </section>
  );
}
