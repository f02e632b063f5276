// Shows which invite of the pasted text the form will submit.
import { Trans } from '@lingui/react/macro';
import type { InviteInText } from './invite-text.ts';

export default function DetectedInvite({ invite }: { invite: InviteInText }) {
  return (
    <>
      <span>
        <Trans>
          Will submit <InviteUrl code={invite.code} />
        </Trans>
      </span>
      {invite.isFirstOfSeveral && (
        <span>
          <Trans>Several invites found; the first one is used.</Trans>
        </span>
      )}
    </>
  );
}

function InviteUrl({ code }: { code: string }) {
  return <bdi className="font-semibold break-all">discord.gg/{code}</bdi>;
}
