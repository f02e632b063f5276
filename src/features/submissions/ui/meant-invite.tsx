// Which invite the form sends: of all that was pasted, nobody should have to guess.
import type { InviteInText } from './invite-text.ts';
import { texts } from './texts.ts';

/** Announced to readers when it changes. Takes no room while there is none. */
export function MeantInvite({ invite }: { invite: InviteInText | null }) {
  const [before, after] = texts.submittingInvite;
  return (
    <output className="grid gap-0.5 text-xs text-ink-2 *:first:mt-1.5">
      {invite && (
        <span>
          {before}
          <bdi className="font-semibold break-all">discord.gg/{invite.code}</bdi>
          {after}
        </span>
      )}
      {invite?.isFirstOfSeveral && <span>{texts.firstOfSeveral}</span>}
    </output>
  );
}
