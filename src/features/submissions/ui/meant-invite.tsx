// Which invite the form sends: of all that was pasted, nobody should have to guess.
import { Trans } from '@lingui/react/macro';
import type { InviteInText } from './invite-text.ts';

/** Announced to readers when it changes. Takes no room while there is none. */
export function MeantInvite({ invite }: { invite: InviteInText | null }) {
  return (
    <output className="grid gap-0.5 text-xs text-ink-2 *:first:mt-1.5">
      {invite && (
        <span>
          <Trans>
            Will submit <InviteAddress code={invite.code} />
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

function InviteAddress({ code }: { code: string }) {
  return <bdi className="font-semibold break-all">discord.gg/{code}</bdi>;
}
