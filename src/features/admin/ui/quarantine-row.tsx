import { Trans, useLingui } from '@lingui/react/macro';
import type { QuarantinedItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle } from './queue-layout.tsx';
import type { RowProps } from './queue.tsx';

export function QuarantineRow({ item: { id, server, since }, isPending, act, ask }: RowProps<QuarantinedItem>) {
  const { t } = useLingui();
  const api = useApi();
  const params = { id };
  const dismiss = () => act(t`Dismissed`, () => api('POST /api/v1/admin/quarantines/:id/dismiss', { params }));
  const block = () =>
    ask({
      title: t`Block ${{ server: server.name }}`,
      description: t`It is removed from all lists and cannot be submitted again. The submitter will see the reason.`,
      choices: [
        {
          label: t`Block server`,
          variant: 'destructive',
          run: (reason) =>
            void act(t`Server blocked`, () =>
              api('POST /api/v1/admin/servers/:id/block', { params, body: { reason } }),
            ),
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
          <Badge tone="low">
            <Trans>Quarantined</Trans>
          </Badge>
        </ItemTitle>
        <p className="text-xs text-ink-2">
          <Trans>Its invite now leads to another server. It is on no list until an invite leads to it again.</Trans>
        </p>
        <p className="text-xs text-ink-3">
          <Trans>
            Quarantined <Age at={since} />
          </Trans>
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending} onClick={() => void dismiss()}>
          <Trans>Seen</Trans>
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={block}>
          <Trans>Block server</Trans>
        </Button>
      </ItemActions>
    </>
  );
}
