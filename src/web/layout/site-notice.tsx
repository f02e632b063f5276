// Notices on every page about what admins have switched off.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { SiteNotice as SiteNoticeName } from '#contract/rendering.ts';
import { useSite } from '#web/site.tsx';

/** Of what concerns one page only, that page says it. */
const NOTICES: Partial<Record<SiteNoticeName, MessageDescriptor>> = {
  'read-only': msg`The site is temporarily read-only: nothing can be submitted, written or saved.`,
  'submissions-closed': msg`Submissions are closed at the moment.`,
  'sign-in-closed': msg`Login is closed at the moment.`,
};

export function SiteNotice() {
  const { t } = useLingui();
  const { notices } = useSite();
  // Read-only covers the others.
  const relevant = notices.includes('read-only') ? (['read-only'] as const) : notices;
  const shown = relevant.flatMap((notice) => NOTICES[notice] ?? []);
  if (shown.length === 0) return null;
  return (
    <section
      aria-label={t({
        message: 'Notice',
        comment: 'Name of the area with notices to all users, read out by screen readers',
      })}
      className="border-b border-mid bg-mid-tint text-sm text-ink"
    >
      <p className="wrap flex items-center gap-2 py-2">
        <Info size={16} className="shrink-0" />
        {shown.map((notice) => t(notice)).join(' ')}
      </p>
    </section>
  );
}
