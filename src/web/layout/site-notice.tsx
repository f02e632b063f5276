// What admins switched off for now, on every page.
import { Info } from 'lucide-react';
import { type SiteNotice as Notice, useSite } from '../site.tsx';

const TEXTS: Record<Notice, string> = {
  'read-only': 'The site is read-only for a while: nothing can be submitted, written or saved.',
  'submissions-closed': 'Submissions are closed at the moment.',
  'sign-in-closed': 'Sign-in is closed at the moment.',
};

export function SiteNotice() {
  const { notices } = useSite();
  // Read-only says it all.
  const shown = notices.includes('read-only') ? (['read-only'] as const) : notices;
  if (shown.length === 0) return null;
  return (
    <section aria-label="Notice" className="border-b border-mid bg-mid-tint text-sm text-ink">
      <p className="wrap flex items-center gap-2 py-2">
        <Info size={16} aria-hidden="true" className="shrink-0" />
        {shown.map((notice) => TEXTS[notice]).join(' ')}
      </p>
    </section>
  );
}
