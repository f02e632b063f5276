// The account itself: where it is signed in, a copy of everything held, and its end.
import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionInfo } from '#features/accounts/contract.ts';
import { useLogout, useLeave } from '#web/session/use-logout.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { Age } from '#web/kit/time.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { sessionsQuery } from './profile-queries.ts';
import { texts } from './texts.ts';

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Firefox on Windows', as far as the browser says what it is. */
export function browserName(userAgent: string): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(BROWSERS) ?? texts.someBrowser;
  const system = nameIn(SYSTEMS);
  return system ? texts.browserOn(browser, system) : browser;
}

export function AccountPanel() {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
      <Panel title={texts.signedInOn}>
        <Sessions />
      </Panel>
      <Panel title={texts.yourData}>
        <p className="pb-4 text-ink-2">{texts.yourDataText}</p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/api/v1/profile/export" download>
            <Download size={16} aria-hidden="true" />
            {texts.exportData}
          </ButtonLink>
          <Button variant="destructive" onClick={() => setDeleting(true)}>
            <Trash2 size={16} aria-hidden="true" />
            {texts.deleteAccount}
          </Button>
        </div>
      </Panel>
      <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

function Sessions() {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const logout = useLogout();
  const { data } = useQuery(sessionsQuery(api));
  if (!data) return <Skeleton className="h-24" />;
  const tell = (error: unknown) => {
    toast({ title: texts.notSignedOut, text: failureText(error, texts.tryLaterText, i18n), tone: 'error' });
  };
  const end = async (session: SessionInfo): Promise<void> => {
    if (session.isCurrent) return await logout();
    try {
      await api('DELETE /api/v1/auth/sessions/:id', { params: { id: session.id } });
      await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
    } catch (error) {
      tell(error);
    }
  };
  const endAll = async (): Promise<void> => {
    try {
      await api('DELETE /api/v1/auth/sessions');
      await logout();
    } catch (error) {
      tell(error);
    }
  };
  return (
    <>
      <ul className="grid divide-y divide-line">
        {data.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-[600]">
                {browserName(session.userAgent)}
                {session.isCurrent && <Badge tone="good">{texts.thisBrowser}</Badge>}
              </p>
              <p className="text-xs text-ink-3">
                {texts.lastUsed[0]}
                <Age at={session.seenAt} />
                {texts.lastUsed[1]}
              </p>
            </div>
            <Button size="sm" variant="ghost" onClick={() => void end(session)}>
              {texts.signOut}
            </Button>
          </li>
        ))}
      </ul>
      <Button className="mt-3" onClick={() => void endAll()}>
        {texts.signOutEverywhere}
      </Button>
    </>
  );
}

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The end of the account; asks what becomes of the reviews. */
function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const leave = useLeave();
  const toast = useToast();
  const [withReviews, setWithReviews] = useState(false);
  const { isPending, run: remove } = useAction(async (): Promise<void> => {
    try {
      await api('DELETE /api/v1/profile', { body: { withReviews } });
      leave();
      // Pending until the page is left.
      await new Promise(() => undefined);
    } catch (error) {
      toast({ title: texts.notDeleted, text: failureText(error, texts.tryLaterText, i18n), tone: 'error' });
    }
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={texts.deleteTitle}
      description={texts.deleteText}
    >
      <Checkbox checked={withReviews} onChange={(event) => setWithReviews(event.target.checked)}>
        {texts.deleteReviewsToo}
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" disabled={isPending} onClick={() => void remove()}>
          {texts.deleteAccount}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
