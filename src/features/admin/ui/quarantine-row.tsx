import type { QuarantinedItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';
import { texts } from './texts.ts';

export function QuarantineRow({ item: { id, server, since }, isPending, act, ask }: RowProps<QuarantinedItem>) {
  const api = useApi();
  const params = { id };
  const dismiss = () => act(texts.dismissed, () => api('POST /api/v1/admin/quarantines/:id/dismiss', { params }));
  const block = () =>
    ask({
      title: texts.blockName(server.name),
      description: texts.blockText,
      choices: [
        {
          label: texts.block,
          variant: 'destructive',
          run: (reason) =>
            void act(texts.blocked, () => api('POST /api/v1/admin/servers/:id/block', { params, body: { reason } })),
        },
      ],
    });
  return (
    <>
      <ArchIcon server={server} size={44} />
      <ItemText>
        <ItemTitle>
          <Link href={`/server/${server.slug}`} dir="auto" className="hover:underline">
            {server.name}
          </Link>
          <Badge tone="low">{texts.quarantined}</Badge>
        </ItemTitle>
        <p className="text-xs text-ink-2">{texts.quarantineText}</p>
        <p className="text-xs text-ink-3">
          {texts.since[0]}
          <Age at={since} />
          {texts.since[1]}
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending} onClick={() => void dismiss()}>
          {texts.seen}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={block}>
          {texts.block}
        </Button>
      </ItemActions>
    </>
  );
}
