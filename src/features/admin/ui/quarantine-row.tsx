import type { QuarantinedItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#features/listings/ui/arch-icon.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';

export function QuarantineRow({ item: { id, server, since }, isPending, act, ask }: RowProps<QuarantinedItem>) {
  const api = useApi();
  const params = { id };
  const dismiss = () => act('Dismissed', () => api('POST /api/v1/admin/quarantines/:id/dismiss', { params }));
  const block = () =>
    ask({
      title: `Block ${server.name}`,
      description: 'It leaves every list and cannot be submitted again. Its submitter is told the reason.',
      choices: [
        {
          label: 'Block server',
          variant: 'destructive',
          run: (reason) =>
            void act('Server blocked', () => api('POST /api/v1/admin/servers/:id/block', { params, body: { reason } })),
        },
      ],
    });
  return (
    <>
      <ArchIcon server={server} size={44} />
      <ItemText>
        <ItemTitle>
          <Link href={`/server/${server.slug}`} className="hover:underline">
            {server.name}
          </Link>
          <Badge tone="low">Quarantined</Badge>
        </ItemTitle>
        <p className="text-xs text-ink-2">
          Its invite leads to another server. It is on no list until an invite leads to it again.
        </p>
        <p className="text-xs text-ink-3">
          Since <Age at={since} />
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending} onClick={() => void dismiss()}>
          Seen
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={block}>
          Block server
        </Button>
      </ItemActions>
    </>
  );
}
