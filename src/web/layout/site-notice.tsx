// Notices about what admins have switched off, on every page.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { SiteInfo } from '#contract/rendering.ts';
import { useSite } from '../site.tsx';

const NOTICES: Record<SiteInfo['notices'][number], MessageDescriptor> = {
  'read-only': msg`The site is temporarily read-only: nothing can be submitted, written or saved.`,
  'submissions-closed': msg`Submissions are closed at the moment.`,
  'sign-in-closed': msg`Login is closed at the moment.`,
};

export function SiteNotice() {
  const { t } = useLingui();
  const { notices } = useSite();
  // Read-only covers the others.
  const shown = notices.includes('read-only') ? (['read-only'] as const) : notices;
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
        <Info size={16} aria-hidden="true" className="shrink-0" />
        {shown.map((notice) => t(NOTICES[notice])).join(' ')}
      </p>
    </section>
  );
}
