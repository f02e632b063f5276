// What a moderator does with one server wherever she meets it: off the lists, back on them, everything of its submitter.
import { useState } from 'react';
import { Button } from '#web/kit/button.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { texts as adminTexts } from '../texts.ts';
import { useAct } from '../use-act.ts';
import { type Asked, type ModeratedServer, ServerDialog } from './server-dialogs.tsx';
import { texts } from './texts.ts';

interface ServerActionsProps {
  server: ModeratedServer;
  /** Offers to block a term too. */
  hasTerm?: boolean;
}

export function ServerActions({ server, hasTerm = false }: ServerActionsProps) {
  const api = useApi();
  const { isPending, act } = useAct();
  const [asked, setAsked] = useState<Asked | null>(null);
  const params = { id: server.id };
  const bringBack = () => act(adminTexts.approved, () => api('POST /api/v1/admin/servers/:id/unblock', { params }));
  return (
    <div className="flex flex-wrap gap-2">
      {server.approval === 'rejected' ? (
        <Button size="sm" disabled={isPending} onClick={() => void bringBack()}>
          {adminTexts.undo.reject}
        </Button>
      ) : (
        <Button size="sm" onClick={() => setAsked('take-off')}>
          {texts.takeOff}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => setAsked('submitter')}>
        {texts.ofSubmitter}
      </Button>
      {hasTerm && (
        <Button size="sm" variant="ghost" onClick={() => setAsked('term')}>
          {texts.blockTerm}
        </Button>
      )}
      {asked && <ServerDialog asked={asked} server={server} onClose={() => setAsked(null)} />}
    </div>
  );
}
