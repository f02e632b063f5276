// The account itself: sessions, data export and deletion.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Api, isResponseLost, isUnauthenticated, statusOf } from '#contract/client.ts';
import type { SessionInfo } from '#features/accounts/contract.ts';
import { userQuery } from '#web/session/use-user.ts';
import { useLogout, useLeave } from '#web/session/use-logout.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { LoadState } from '#web/kit/load-state.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { Age } from '#web/kit/time.tsx';
import { showFailure } from '#web/kit/toast-store.ts';
import { responseOf } from '#web/kit/lost-response.ts';
import { useApi } from '#web/kit/use-api.ts';
import { Checkbox } from '#web/kit/checkbox.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { sessionsQuery } from './profile-queries.ts';

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

/** 'Firefox on Windows', as far as the user agent reveals it. */
export function browserName(userAgent: string, i18n: I18n): string {
  const nameIn = (list: typeof BROWSERS) => list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = nameIn(BROWSERS) ?? i18n.t(msg`Unknown browser`);
  const system = nameIn(SYSTEMS);
  return system ? i18n.t(msg`${browser} on ${system}`) : browser;
}

export function AccountPanel() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
      <Panel title={t`Where you’re logged in`}>
        <Sessions />
      </Panel>
      <Panel title={t`Your data`}>
        <p className="pb-4 text-ink-2">
          <Trans>
            Export everything we hold about you as one JSON file. Deleting your account deletes it immediately and
            permanently.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          {/* Shows, next to a download that then fails, when the session has ended. */}
          <ButtonLink
            href="/api/v1/profile/export"
            download
            onClick={() => void queries.invalidateQueries({ queryKey: userQuery(api).queryKey })}
          >
            <Download size={16} />
            <Trans>Export my data</Trans>
          </ButtonLink>
          <Button variant="destructive" onClick={() => setDeleting(true)}>
            <Trash2 size={16} />
            <Trans>Delete account</Trans>
          </Button>
        </div>
      </Panel>
      <DeleteDialog isOpen={isDeleting} onClose={() => setDeleting(false)} />
    </div>
  );
}

function Sessions() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const leave = useLeave();
  const sessions = useQuery(sessionsQuery(api));
  const { isPending, run: endAll } = useAction(async (): Promise<void> => {
    try {
      await api('DELETE /api/v1/auth/sessions');
      await leave('ended');
    } catch (error) {
      // A 401 too: this session has ended, but others might not have.
      showFailure(t`Failed to log out everywhere`, error, i18n);
    }
  });
  if (!sessions.data) return <LoadState query={sessions} skeleton="h-24" failed={t`Failed to load your sessions`} />;
  return (
    <>
      <ul className="grid divide-y divide-line">
        {sessions.data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <Button className="mt-3" isPending={isPending} onClick={() => void endAll()}>
        <Trans>Log out everywhere</Trans>
      </Button>
    </>
  );
}

function SessionRow({ session }: { session: SessionInfo }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const logout = useLogout();
  const name = browserName(session.userAgent, i18n);
  const { isPending, run: end } = useAction(async (): Promise<void> => {
    if (session.isCurrent) return await logout();
    try {
      await api('DELETE /api/v1/auth/sessions/:id', { params: { id: session.id } });
    } catch (error) {
      const isOverAlready = statusOf(error) === 404;
      if (!isOverAlready) return showFailure(t`Failed to log out`, error, i18n);
    }
    await queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-[600]">
          {name}
          {session.isCurrent && (
            <Badge tone="good">
              <Trans>This browser</Trans>
            </Badge>
          )}
        </p>
        <p className="text-xs text-ink-3">
          <Trans>
            Last used <Age at={session.seenAt} />
          </Trans>
        </p>
      </div>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t`Log out: ${name}`}
        isPending={isPending}
        onClick={() => void end()}
      >
        <Trans>Log out</Trans>
      </Button>
    </li>
  );
}

interface DeleteDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Confirms the deletion of the account; asks whether to delete the reviews too. */
function DeleteDialog({ isOpen, onClose }: DeleteDialogProps) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const leave = useLeave();
  const [withReviews, setWithReviews] = useState(false);
  /** A response was lost: with a 401 now, either the account was deleted or only the session has ended. */
  const isUnclear = useRef(false);
  const { isPending, run: remove } = useAction(async (): Promise<void> => {
    try {
      const done = await responseOf(api('DELETE /api/v1/profile', { body: { withReviews } }), () => isLoggedOut(api));
      await leave(done ? 'deleted' : 'unclear');
    } catch (error) {
      if (isUnclear.current && isUnauthenticated(error)) await leave('unclear');
      isUnclear.current ||= isResponseLost(error);
      showFailure(t`Failed to delete your account`, error, i18n);
    }
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t`Delete your account?`}
      description={t`Your profile, favorites, points and achievements are deleted at once. Your reviews stay as those of a deleted user unless you delete them too.`}
    >
      <Checkbox checked={withReviews} onChange={(event) => setWithReviews(event.target.checked)}>
        <Trans>Delete my reviews too</Trans>
      </Checkbox>
      <div className="flex flex-wrap gap-2">
        <Button variant="destructive" isPending={isPending} onClick={() => void remove()}>
          <Trans>Delete account</Trans>
        </Button>
        <Button variant="ghost" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

async function isLoggedOut(api: Api): Promise<boolean> {
  try {
    await api('GET /api/v1/auth/me');
    return false;
  } catch (error) {
    return isUnauthenticated(error);
  }
}
