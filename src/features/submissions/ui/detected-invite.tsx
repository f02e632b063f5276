// Shows which invite of the pasted text the form will submit.
import { Trans } from '@lingui/react/macro';
import type { InviteInText } from './invite-text.ts';

/** Screen readers announce its changes. Takes no space without an invite. */
export function DetectedInvite({ invite }: { invite: InviteInText | null }) {
  return (
    <output className="grid gap-0.5 text-xs text-ink-2 *:first:mt-1.5">
      {invite && (
        <span>
          <Trans>
            Will submit <InviteUrl code={invite.code} />
          </Trans>
        </span>
      )}
      {invite?.isFirstOfSeveral && (
        <span>
          <Trans>Several invites found; the first one is used.</Trans>
        </span>
      )}
    </output>
  );
}

function InviteUrl({ code }: { code: string }) {
  return <bdi className="font-semibold break-all">discord.gg/{code}</bdi>;
}
