// The servers chosen to compare, at the bottom of every page while there are any.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Scale, X } from 'lucide-react';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { chosenServers, type SavedServer } from '#web/session/browser-lists.ts';
import { Button, ButtonLink } from '#web/kit/button.tsx';
import { usePersisted } from '#web/kit/use-persisted.ts';
import { focusHeading } from '#web/kit/restored-focus.ts';
import { comparisonHref } from './compare-state.ts';

/** Also moves the focus: the pressed control disappears, and with the last server the tray. */
function choose(next: readonly SavedServer[]): void {
  chosenServers.write(next);
  focusHeading(document.querySelector<HTMLElement>(next.length === 0 ? 'h1' : '.compare-tray'));
}

export default function CompareTray() {
  const { t } = useLingui();
  const chosen = usePersisted(chosenServers);
  if (chosen.length === 0) return null;
  return (
    <section aria-label={t`Servers to compare`} className="compare-tray">
      <ul className="flex min-w-0 overflow-x-auto">
        {chosen.map((server) => (
          <li key={server.id} className="min-w-8 basis-11">
            <ChosenServer server={server} />
          </li>
        ))}
      </ul>
      <ButtonLink
        href={comparisonHref({ slugs: chosen.map(({ slug }) => slug) })}
        variant="lamp"
        size="sm"
        rel="nofollow"
      >
        <Scale size={16} className="max-sm:hidden" />
        <span key={chosen.length}>
          <Plural value={{ count: chosen.length }} one="Compare" other="Compare #" />
        </span>
      </ButtonLink>
      <Button
        size="sm"
        variant="ghost"
        className="px-2!"
        aria-label={t`Clear the comparison`}
        onClick={() => choose([])}
      >
        <Trans>Clear</Trans>
      </Button>
    </section>
  );
}

function ChosenServer({ server }: { server: SavedServer }) {
  const { t } = useLingui();
  const remove = () => choose(chosenServers.read().filter(({ id }) => id !== server.id));
  return (
    <button
      type="button"
      aria-label={t`Remove ${{ name: server.name }} from compare`}
      title={t`Remove ${{ name: server.name }} from compare`}
      onClick={remove}
      className="group relative grid h-11 w-full place-items-center rounded-md hover:bg-surface-2"
    >
      <ArchIcon server={server} size={32} isEager />
      <span className="absolute end-0.5 top-0.5 grid size-4 place-items-center rounded-full bg-surface-2 text-ink-2 shadow-1 group-hover:bg-bad-tint group-hover:text-bad">
        <X size={12} />
      </span>
    </button>
  );
}
