// The note that a submitter sees on the page of a server that is not public yet.
import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { Badge } from '#web/kit/badge.tsx';
import { Link } from '#web/kit/link.tsx';

function PendingBadge() {
  return (
    <Badge tone="mid" icon={<Clock />}>
      <Trans>Pending</Trans>
    </Badge>
  );
}

/** Shown if the API returns `approved: false`, which it does only for the submitter. */
export function PendingNote() {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Pending`}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-mid bg-surface p-3 text-sm"
    >
      <PendingBadge />
      <p className="min-w-0 flex-[1_1_240px] text-ink-2">
        <Trans>
          This server waits for a moderator. Until it is approved, nobody but you can see this page, and it is not
          listed. If it is rejected, the reason is at{' '}
          <Link href="/decisions" className="underline">
            Moderation decisions
          </Link>
          .
        </Trans>
      </p>
    </section>
  );
}
