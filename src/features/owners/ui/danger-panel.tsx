// Letting the claim go, taking the server down, and putting it back.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SERVERS_KEY } from '#features/listings/ui/list-queries.ts';
import type { OwnedServer } from '#features/owners/contract.ts';
import { Button } from '#web/kit/button.tsx';
import { Dialog } from '#web/kit/dialog.tsx';
import { Panel } from '#web/kit/panel.tsx';
import { useToast } from '#web/kit/toast.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { useNavigate } from '#web/address.ts';
import { OWNER_KEY, ownedQuery } from './owner-queries.ts';

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
    <Panel title="Danger zone">
      <div className="grid gap-5">
        <div className="grid justify-items-start gap-2.5">
          <p className="text-ink-2">
            {isDown
              ? 'This server is taken down: it is on no list and has no page, its invite is not asked about, and nobody can submit it.'
              : 'Take this server off the site. Nobody can submit it again until you or another owner puts it back.'}
          </p>
          {isDown ? (
            <Button variant="lamp" disabled={isPending} onClick={() => void putBack()}>
              Put it back
            </Button>
          ) : (
            <Button variant="destructive" onClick={() => setAsking(true)}>
              Take it down
            </Button>
          )}
        </div>
        <div className="grid justify-items-start gap-2.5 border-t border-line pt-4">
          <p className="text-ink-2">Give your claim back. What you set stays. You may claim it again.</p>
          <Button variant="outline" disabled={isPending} onClick={() => void letGo()}>
            Give the claim back
          </Button>
        </div>
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Take ${server.name} down?`}
        description="It leaves every list at once, its page says that there is no such server, and it cannot be submitted again. Reviews and numbers are kept for the day you put it back."
      >
        <div className="flex flex-wrap gap-2">
          <Button variant="destructive" disabled={isPending} onClick={() => void act()}>
            Take it down
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </Panel>
  );
}

function useEnding({ id, name }: OwnedServer, identifier: string) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const params = { id };

  const attempt = async (work: () => Promise<string>): Promise<void> => {
    setPending(true);
    try {
      const title = await work();
      toast({ title, text: name, tone: 'success' });
      for (const queryKey of [[SERVERS_KEY], [OWNER_KEY, 'list']]) await queries.invalidateQueries({ queryKey });
    } catch (error) {
      const text = error instanceof Error ? error.message : 'Please try again later.';
      toast({ title: 'Nothing was changed', text, tone: 'error' });
    } finally {
      setPending(false);
    }
  };
  const keep = (server: OwnedServer) => queries.setQueryData(ownedQuery(api, identifier).queryKey, server);

  return {
    isPending,
    takeDown: () =>
      attempt(async () => {
        keep(await api('POST /api/v1/servers/:id/take-down', { params }));
        return 'Taken down';
      }),
    putBack: () =>
      attempt(async () => {
        keep(await api('POST /api/v1/servers/:id/put-back', { params }));
        return 'Put back';
      }),
    letGo: () =>
      attempt(async () => {
        await api('DELETE /api/v1/servers/:id/claim', { params });
        queries.removeQueries({ queryKey: [OWNER_KEY, 'one'] });
        navigate('/owners');
        return 'Claim given back';
      }),
  };
}
