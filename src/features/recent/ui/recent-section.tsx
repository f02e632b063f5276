// Recently viewed servers, below the list of the home page. Stored in the browser only, so rendered there.
import { Trans, useLingui } from '@lingui/react/macro';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { Button } from '#web/kit/button.tsx';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { Link } from '#web/kit/link.tsx';
import { showToast } from '#web/kit/toast-store.ts';
import { clearRecent, recent, switchRecent } from '#web/session/browser-lists.ts';

export function RecentSection() {
  const servers = withoutHidden(usePersisted(recent).servers, useHidden());
  if (servers.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="border-t border-line py-7 md:py-10">
      <div className="wrap grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <div>
            <h2 id="recent-title">
              <Trans>Recently viewed</Trans>
            </h2>
            <p className="mt-1 text-ink-2">
              <Trans>Saved in this browser only. Nobody else sees it.</Trans>
            </p>
          </div>
          <ListActions />
        </div>
        <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 lg:grid-cols-6">
          {servers.map((server) => (
            <li key={server.id} className="min-w-0">
              <Link
                href={`/server/${server.slug}`}
                className="flex min-h-14 items-center gap-2.5 rounded-lg border border-line bg-surface px-2.5 py-2 hover:border-line-strong hover:bg-surface-2"
              >
                <ArchIcon server={server} size={36} />
                <span className="line-clamp-2 min-w-0 text-page-start text-xs leading-tight font-[650]" dir="auto">
                  {server.name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ListActions() {
  const { t } = useLingui();
  const change = (apply: () => void, title: string, text?: string) => {
    const before = recent.read();
    apply();
    showToast({
      title,
      text,
      action: { label: t`Undo`, hint: t`Undo: press F8, then restore the list`, run: () => recent.write(before) },
    });
  };
  return (
    <div className="-me-3 flex gap-1">
      <Button size="sm" variant="ghost" onClick={() => change(clearRecent, t`Recently viewed cleared`)}>
        <Trans comment="Verb: empties a list">Clear</Trans>
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() =>
          change(
            () => switchRecent(true),
            t`Recently viewed is off`,
            t`The list is deleted. You can turn it on again on your profile page.`,
          )
        }
      >
        <Trans>Turn off</Trans>
      </Button>
    </div>
  );
}
