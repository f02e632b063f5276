import { Trans, useLingui } from '@lingui/react/macro';
import type { QuarantinedItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle, type RowProps } from './queue-layout.tsx';
import { useQuestions } from './use-questions.ts';

export function QuarantineRow({ item, isPending, act, ask }: RowProps<QuarantinedItem>) {
  const { t } = useLingui();
  const { id, server, since } = item;
  const api = useApi();
  const params = { id };
  const block = useQuestions(act).block;
  const dismiss = () => act(t`Dismissed`, () => api('POST /api/v1/admin/quarantines/:id/dismiss', { params }));
  return (
    <>
      <ArchIcon server={server} size={44} />
      <ItemText>
        <ItemTitle item={item}>
          <Link href={`/server/${server.slug}`} dir="auto" className="hover:underline">
            {server.name}
          </Link>
          <Badge tone="low">
            <Trans>Quarantined</Trans>
          </Badge>
        </ItemTitle>
        <p className="text-xs text-ink-2">
          <Trans>Its invite now leads to another server. It is not listed until an invite leads to it again.</Trans>
        </p>
        <p className="text-xs text-ink-3">
          <Trans>
            Quarantined <Age at={since} />
          </Trans>
        </p>
      </ItemText>
      <ItemActions item={item}>
        <Button size="sm" isPending={isPending} onClick={() => void dismiss()}>
          <Trans comment="Button: “I have seen this”; it removes the server from the queue">Seen</Trans>
        </Button>
        <Button size="sm" variant="ghost" isPending={isPending} onClick={() => ask(block(id, server.name))}>
          <Trans>Block server</Trans>
        </Button>
      </ItemActions>
    </>
  );
}
