import { useLingui } from '@lingui/react/macro';
import type { ChangeItem } from '#features/admin/contract.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { heldText } from '#web/directory/held-text.ts';
import { Badge } from '#web/kit/badge.tsx';
import { Button } from '#web/kit/button.tsx';
import { Link } from '#web/kit/link.tsx';
import { Age } from '#web/kit/time.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { ItemActions, ItemText, ItemTitle, LongText, Quote } from '../queue-layout.tsx';
import type { RowProps } from '../queue.tsx';
import { texts as adminTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** What a server is called now, beside what it shows. */
export function ChangeRow({ item, isPending, act }: RowProps<ChangeItem>) {
  const { i18n } = useLingui();
  const api = useApi();
  const { server, old, next } = item;
  const params = { id: item.id };
  const show = () => act(texts.newShown, () => api('POST /api/v1/admin/changes/:id/approve', { params }));
  const keep = () => act(texts.oldKept, () => api('POST /api/v1/admin/changes/:id/refuse', { params }));
  return (
    <>
      <ArchIcon server={{ ...server, iconUrl: next.iconUrl }} size={44} />
      <ItemText>
        <ItemTitle>
          <Link href={`/server/${server.slug}`} dir="auto" className="hover:underline">
            {server.name}
          </Link>
          <Badge tone="sky">{texts.change}</Badge>
          {next.iconUrl !== old.iconUrl && <Badge tone="mid">{texts.newIcon}</Badge>}
        </ItemTitle>
        <p className="text-xs text-ink-2">{heldText(item, i18n)}</p>
        <dl className="grid gap-1.5">
          <Words label={texts.now} words={old} />
          <Words label={texts.new} words={next} />
        </dl>
        <p className="text-xs text-ink-3">
          {adminTexts.since[0]}
          <Age at={item.since} />
          {adminTexts.since[1]}
        </p>
      </ItemText>
      <ItemActions>
        <Button size="sm" disabled={isPending} onClick={() => void show()}>
          {texts.showNew}
        </Button>
        <Button size="sm" variant="ghost" disabled={isPending} onClick={() => void keep()}>
          {texts.keepOld}
        </Button>
      </ItemActions>
    </>
  );
}

function Words({ label, words }: { label: string; words: ChangeItem['old'] }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-2xs text-ink-3">{label}</dt>
      <dd>
        <Quote>
          <b className="block">{words.name}</b>
          {words.description === null ? <i>{texts.noDescription}</i> : <LongText text={words.description} />}
        </Quote>
      </dd>
    </div>
  );
}
