import { CircleAlert, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/kit/button.tsx';
import { useCallState } from '#web/kit/call-state.ts';
import { LoginLink } from './login-link.tsx';
import { texts } from './texts.ts';
import type { Draft } from './use-draft.ts';
import { useUser } from './use-user.ts';

/** In a form: why its text cannot be sent now and what becomes of it, or that it is text of an earlier visit. */
export function DraftNote({ draft }: { draft: Omit<Draft<never>, 'fields' | 'change'> }) {
  const { former } = useUser();
  const { isUnreachable } = useCallState();
  if (!draft.isChanged) return null;
  const fate = draft.isKept ? texts.draftKept : texts.draftNotKept;
  if (former) {
    // No alert: the banner of the page announces the end of the session.
    return (
      <Trouble action={<LoginLink size="sm">{texts.logInAgain}</LoginLink>}>
        {texts.sessionEnded} {fate}
      </Trouble>
    );
  }
  if (isUnreachable) {
    return (
      <Trouble role="alert">
        {texts.unreachable} {fate} {draft.isKept && texts.sendLater}
      </Trouble>
    );
  }
  if (!draft.isRestored) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-ink-2">
      <output className="flex items-center gap-2">
        <History size={16} aria-hidden="true" className="shrink-0" />
        {texts.draftRestored} {draft.hasNewer && texts.newerDraft}
      </output>
      {draft.hasNewer && (
        <Button size="sm" variant="ghost" onClick={draft.takeNewer}>
          {texts.takeNewerDraft}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={draft.discard}>
        {texts.discardDraft}
      </Button>
    </div>
  );
}

interface TroubleProps {
  role?: 'alert';
  action?: ReactNode;
  children: ReactNode;
}

function Trouble({ role, action, children }: TroubleProps) {
  return (
    <div
      role={role}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-mid-tint p-3 text-sm text-ink"
    >
      <p className="flex min-w-0 flex-1 basis-56 gap-2">
        <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span>{children}</span>
      </p>
      {action}
    </div>
  );
}
