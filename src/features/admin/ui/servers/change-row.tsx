import { Trans, useLingui } from '@lingui/react/macro';
import type { ChangeItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { heldText } from '#web/directory/held-text.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { Description, ItemActions, ItemText, ItemTitle, Quote, type RowProps, WhyHeld } from '../queue-layout.tsx';

/** A server's new name, description and icon next to the shown ones. */
export function ChangeRow({ item, isPending, act }: RowProps<ChangeItem>) {
  const { i18n, t } = useLingui();
  const api = useApi();
  const { server, old, next } = item;
  const params = { id: item.id };
  const show = () => act(t`New version shown`, () => api('POST /api/v1/admin/changes/:id/approve', { params }));
  const keep = () => act(t`Old version kept`, () => api('POST /api/v1/admin/changes/:id/refuse', { params }));
  return (
    <>
      <ArchIcon server={{ ...server, iconUrl: next.iconUrl }} size={44} />
      <ItemText>
        <ItemTitle item={item}>
          <Link href={`/server/${server.slug}`} dir="auto" className="hover:underline">
            {server.name}
          </Link>
          <Badge tone="sky">
            <Trans context="noun">Change</Trans>
          </Badge>
          {next.iconUrl !== old.iconUrl && (
            <Badge tone="mid">
              <Trans>New icon</Trans>
            </Badge>
          )}
        </ItemTitle>
        <WhyHeld blockedTerms={item.blockedTerms}>{heldText(item, i18n)}</WhyHeld>
        <dl className="grid gap-1.5">
          <NameAndDescription
            label={t({ message: 'Now', comment: 'In front of the current name and description; below is “New”' })}
            words={old}
          />
          <NameAndDescription
            label={t({ message: 'New', comment: 'In front of the new name and description; above is “Now”' })}
            words={next}
          />
        </dl>
        <p className="text-xs text-ink-3">
          <Trans>
            Changed <Age at={item.since} />
          </Trans>
        </p>
      </ItemText>
      <ItemActions item={item}>
        <Button size="sm" isPending={isPending} onClick={() => void show()}>
          <Trans>Show new version</Trans>
        </Button>
        <Button size="sm" variant="ghost" isPending={isPending} onClick={() => void keep()}>
          <Trans>Keep old version</Trans>
        </Button>
      </ItemActions>
    </>
  );
}

function NameAndDescription({ label, words }: { label: string; words: ChangeItem['old'] }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-2xs text-ink-3">{label}</dt>
      <dd>
        <Quote>
          <b className="block">{words.name}</b>
          <Description text={words.description} />
        </Quote>
      </dd>
    </div>
  );
}
