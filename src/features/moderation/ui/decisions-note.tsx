import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import type { Api } from '#contract/client.ts';
import { Link } from '#web/kit/link.tsx';
import { useApi } from '#web/kit/use-api.ts';

/** The decisions of moderators about the user's posts. */
export function decisionsQuery(api: Api) {
  return queryOptions({
    queryKey: ['decisions'],
    queryFn: ({ signal }) => api('GET /api/v1/moderation/decisions', { signal }),
  });
}

/** Says why the account is suspended, or else that there are decisions. */
export default function DecisionsNote({ suspendedFor }: { suspendedFor: string | null }) {
  const { t } = useLingui();
  const isSuspended = suspendedFor !== null;
  const { data } = useQuery({ ...decisionsQuery(useApi()), enabled: !isSuspended });
  // A decision that was lifted is no warning; its answer is on the page.
  if (!isSuspended && !data?.some(({ isLifted }) => !isLifted)) return null;
  return (
    <section
      aria-label={t`Moderation`}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-bad bg-surface p-3 text-sm"
    >
      <Gavel size={16} className="text-bad" />
      <p className="min-w-0 flex-[1_1_240px] text-ink-2 [overflow-wrap:anywhere]">
        {suspendedFor === null
          ? t`A moderator has made a decision about something you posted or a server you manage.`
          : t`Your account is suspended, so you cannot post anything: ${{ reason: suspendedFor }}`}
      </p>
      <Link href="/decisions" className="underline">
        <Trans>See why and appeal</Trans>
      </Link>
    </section>
  );
}
