// Letting the claim go, taking the server down, and putting it back.
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SERVERS_KEY } from '#web/directory/list-queries.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { failureText } from '#web/kit/failures/failure-text.ts';
import { Panel } from '#web/kit/panel.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useAction } from '#web/kit/use-action.ts';
import { useApi } from '#web/kit/use-api.ts';
import { useNavigate } from '#web/address.ts';
import { OWNER_KEY, ownedQuery } from './owner-queries.ts';
import { texts } from './texts.ts';

interface DangerPanelProps {
  server: OwnedServer;
  identifier: string;
}

export function DangerPanel({ server, identifier }: DangerPanelProps) {
  const { isPending, takeDown, putBack, letGo } = useEnding(server, identifier);
  const [isAsking, setAsking] = useState(false);
  const isDown = server.state === 'taken-down';
  const act = async (): Promise<void> => {
    await takeDown();
    setAsking(false);
  };
  return (
    <Panel title={texts.danger}>
      <div className="grid gap-5">
        <div className="grid justify-items-start gap-2.5">
          <p className="text-ink-2">{isDown ? texts.isDown : texts.canBeTakenDown}</p>
          {isDown ? (
            <Button variant="lamp" disabled={isPending} onClick={() => void putBack()}>
              {texts.putBack}
            </Button>
          ) : (
            <Button variant="destructive" onClick={() => setAsking(true)}>
              {texts.takeDown}
            </Button>
          )}
        </div>
        <div className="grid justify-items-start gap-2.5 border-t border-line pt-4">
          <p className="text-ink-2">{texts.givingBack}</p>
          <Button variant="outline" disabled={isPending} onClick={() => void letGo()}>
            {texts.giveBack}
          </Button>
        </div>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={texts.takeDownQuestion(server.name)}
        description={texts.takeDownText}
      >
        <div className="flex flex-wrap gap-2">
          <Button variant="destructive" disabled={isPending} onClick={() => void act()}>
            {texts.takeDown}
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            {texts.keep}
          </Button>
        </div>
      </Dialog>
    </Panel>
  );
}

function useEnding({ id, name }: OwnedServer, identifier: string) {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const params = { id };

  const { isPending, run: attempt } = useAction(async (work: () => Promise<string>): Promise<void> => {
    try {
      const title = await work();
      toast({ title, text: name, tone: 'success' });
      for (const queryKey of [[SERVERS_KEY], [OWNER_KEY, 'list']]) await queries.invalidateQueries({ queryKey });
    } catch (error) {
      toast({ title: texts.nothingChanged, text: failureText(error, texts.tryLaterText, i18n), tone: 'error' });
    }
  });
  const keep = (server: OwnedServer) => queries.setQueryData(ownedQuery(api, identifier).queryKey, server);

  return {
    isPending,
    takeDown: () =>
      attempt(async () => {
        keep(await api('POST /api/v1/servers/:id/take-down', { params }));
        return texts.takenDown;
      }),
    putBack: () =>
      attempt(async () => {
        keep(await api('POST /api/v1/servers/:id/put-back', { params }));
        return texts.wasPutBack;
      }),
    letGo: () =>
      attempt(async () => {
        await api('DELETE /api/v1/servers/:id/claim', { params });
        queries.removeQueries({ queryKey: [OWNER_KEY, 'one'] });
        navigate('/owners');
        return texts.givenBack;
      }),
  };
}
