// What a submitter sees on the page of a server that is not public yet.
import { Clock } from 'lucide-react';
import { Badge } from '#web/kit/badge.tsx';
import { MarkedText } from '#web/kit/marked-text.tsx';
import { texts } from './texts.ts';

export function PendingBadge() {
  return (
    <Badge tone="mid" icon={<Clock aria-hidden="true" />}>
      {texts.pending}
    </Badge>
  );
}

/** Shown when the server answers `approved: false`, which it does to the submitter only. */
export function PendingNote() {
  return (
    <section
      aria-label={texts.pending}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-mid bg-surface p-3 text-sm"
    >
      <PendingBadge />
      <p className="min-w-0 flex-[1_1_240px] text-ink-2">
        <MarkedText text={texts.pendingText} href="/decisions" />
      </p>
    </section>
  );
}
