// The server that the typed invite leads to, below the invite field.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiFailure } from '#contract/client.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { countsLine } from '#web/directory/server-counts.tsx';
import { TrustIcons } from '#web/directory/server-badges.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { useTimed } from '#web/kit/clock.ts';
import { Link } from '#web/kit/link.tsx';
import { type FailedLookUp, noPreviewText } from './no-preview.ts';
import { submitErrorText } from './submission-texts.ts';
import type { InvitedServer, InviteState } from './use-invite-preview.ts';

export default function InvitePreview({ invite }: { invite: InviteState }): ReactNode {
  switch (invite.state) {
    case 'loading':
      return <Loading />;
    case 'shown':
      return <Shown server={invite.server} />;
    case 'unavailable':
      return (
        <Note>
          <NoPreview lookUp={invite} />
        </Note>
      );
    case 'refused':
      return <Refused failure={invite.failure} />;
    case 'none':
      return null;
  }
}

function NoPreview({ lookUp }: { lookUp: FailedLookUp }) {
  const { i18n } = useLingui();
  return useTimed((now) => noPreviewText(lookUp, now, i18n));
}

/** The field shows the same text, but is not a live region. */
function Refused({ failure }: { failure: ApiFailure }) {
  const { i18n } = useLingui();
  return <span className="sr-only">{submitErrorText(failure, i18n).text}</span>;
}

const WELL = 'grid gap-3 rounded-md bg-surface-2 p-3.5';

const NOTES: Record<InvitedServer['notes'][number], MessageDescriptor> = {
  'invites-paused': msg`Its invites are paused: people can join once the server opens them again.`,
  'limited-uses': msg`This invite can be used a limited number of times.`,
  'apply-to-join': msg`New members apply to join.`,
  expiring: msg`This invite expires. One that never expires keeps the listing open.`,
  'age-restricted': msg`Discord marks it as age-restricted, so a moderator checks it first.`,
};

function Shown({ server }: { server: InvitedServer }) {
  const { i18n, t } = useLingui();
  const { serverName: name, iconUrl, memberCount, onlineCount, description, notes, listedAs } = server;
  return (
    <div className={WELL}>
      <div className="flex min-w-0 items-center gap-3">
        <ArchIcon server={{ id: name, name, iconUrl }} size={52} isEager />
        <div className="grid min-w-0 gap-0.5">
          <p className="flex min-w-0 items-center gap-1.5 text-md font-[650]">
            <span dir="auto" className="truncate">
              {name}
            </span>
            <TrustIcons server={server} />
          </p>
          <p className="text-xs text-ink-2">{countsLine({ memberCount, onlineCount }, i18n)}</p>
        </div>
      </div>
      {description && (
        <p dir="auto" className="line-clamp-2 text-xs text-ink-2 text-page-start">
          {description}
        </p>
      )}
      {notes.map((note) => (
        <Note key={note}>{t(NOTES[note])}</Note>
      ))}
      {listedAs && (
        <Note>
          <Trans>
            Already listed:{' '}
            <Link href={`/server/${listedAs}`} className="font-semibold text-sky underline">
              see its page
            </Link>
            . Submitting it again refreshes what is shown there.
          </Trans>
        </Note>
      )}
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 text-xs text-ink-2">
      <Info size={16} className="mt-px shrink-0 text-sky" />
      <span>{children}</span>
    </p>
  );
}

/** About as high as the preview of a listed server, so that the form below it hardly moves. */
function Loading() {
  return (
    <div className={WELL}>
      <span className="sr-only">
        <Trans>Looking up the invite</Trans>
      </span>
      <div className="flex items-center gap-3">
        <Skeleton className="size-13 rounded-arch" />
        <div className="grid flex-1 gap-1.5">
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-2/3" />
        </div>
      </div>
      <Skeleton className="h-9" />
      <Skeleton className="h-7" />
    </div>
  );
}
