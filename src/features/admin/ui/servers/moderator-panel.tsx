// What only admins see of a server's page. Loaded in the browser, once the user is known.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Server } from '#features/listings/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAct } from '../use-act.ts';
import { useQuestions } from '../use-questions.ts';
import { ServerActions } from './server-actions.tsx';
import { useAdminMessages } from './server-dialogs.tsx';

export default function ModeratorPanel({ server: { id, name, approved } }: { server: Server }) {
  const { t } = useLingui();
  if (!useAdminMessages()) return null;
  return (
    <Panel
      title={t`For moderators`}
      aside={
        <Link href="/admin" className="inline-flex min-h-8 items-center text-xs underline touch:min-h-11">
          <Trans>Admin Panel</Trans>
        </Link>
      }
    >
      <ServerActions server={{ id, name, approval: approved ? 'approved' : 'pending' }} hasTerm />
    </Panel>
  );
}

export interface ModeratedReview {
  id: string;
  /** Says whose review it is. */
  name: string;
  author: string;
  updatedAt: string;
}

export function RemoveReview({ id, name, author, updatedAt }: ModeratedReview) {
  const { t } = useLingui();
  const { remove } = useQuestions(useAct().act);
  const [isAsking, setAsking] = useState(false);
  if (!useAdminMessages()) return null;
  const label = t`Remove review`;
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={t`${label}: ${name}`} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ReasonDialog {...remove(id, author, { seenUpdatedAt: updatedAt })} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
