// What admins switched off for now, on every page.
import { Info } from 'lucide-react';
import { useSite } from '../site.tsx';
import { texts } from './texts.ts';

export function SiteNotice() {
  const { notices } = useSite();
  // Read-only says it all.
  const shown = notices.includes('read-only') ? (['read-only'] as const) : notices;
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.notice} className="border-b border-mid bg-mid-tint text-sm text-ink">
      <p className="wrap flex items-center gap-2 py-2">
        <Info size={16} aria-hidden="true" className="shrink-0" />
        {shown.map((notice) => texts.notices[notice]).join(' ')}
      </p>
    </section>
  );
}
