import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHidden, withoutHidden } from '#web/session/saved-lists.ts';
import type { Server } from '#features/listings/contract.ts';
import { ButtonLink } from '#web/kit/button.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { lazyPart } from '#web/kit/lazy-part.tsx';
import type { View } from '#web/directory/list-filters.ts';
import { ServerCard, ServerCardSkeleton } from './server-card.tsx';

const HiddenHere = lazyPart(() => import('#features/hidden/ui/hidden-here.tsx'), { isQuiet: true });

/** The images of the first six cards load immediately: visitors see them first. */
const EAGER_CARDS = 6;
/** The cards visible on a phone screen. */
const MAIN_CARDS = 2;

const BOXES: Record<View, string> = {
  grid: 'server-grid',
  list: 'overflow-hidden rounded-lg border border-line bg-surface',
};

interface ServerCollectionProps {
  servers: Server[];
  view: View;
  /** True while the servers are about to be replaced; they stay readable until then. */
  isBusy: boolean;
  /** Shown on a server's card in addition to its own text. */
  renderNote?: (server: Server) => ReactNode;
  /** True if the list starts below the fold on most screens: then no image loads eagerly. */
  isBelowFold?: boolean;
}

/** Servers as cards or rows, without those the user has hidden; a line shows how many are hidden. */
export function ServerCollection({ servers, view, isBusy, renderNote, isBelowFold = false }: ServerCollectionProps) {
  const hidden = useHidden();
  const shown = withoutHidden(servers, hidden);
  return (
    <>
      <ul
        aria-busy={isBusy}
        className={classNames(BOXES[view], isBusy && 'opacity-60', shown.length === 0 && 'hidden')}
      >
        {shown.map((server, index) => (
          // Until the page is hydrated, the inline script hides it by its id.
          <li
            key={server.id}
            data-server={server.id}
            className={classNames('min-w-0', view === 'grid' && 'below-fold')}
          >
            <ServerCard
              server={server}
              view={view}
              note={renderNote?.(server)}
              isEager={!isBelowFold && index < EAGER_CARDS}
              isMain={!isBelowFold && index < MAIN_CARDS}
            />
          </li>
        ))}
      </ul>
      {shown.length < servers.length && <HiddenHere servers={servers.filter(({ id }) => hidden.has(id))} />}
    </>
  );
}

/** Placeholders in the same layout while the servers load. */
export function ServerCollectionSkeleton({ count, view }: { count: number; view: View }) {
  return (
    <>
      <output className="sr-only">
        <Trans>Loading servers</Trans>
      </output>
      <div className={BOXES[view]}>
        {Array.from({ length: count }, (_, index) => (
          <ServerCardSkeleton key={index} view={view} />
        ))}
      </div>
    </>
  );
}

interface PageOutOfRangeProps {
  page: number;
  firstHref: string;
  level?: 2 | 3;
}

/** Shown when the URL asks for a page beyond the end of the list. */
export function PageOutOfRange({ page, firstHref, level }: PageOutOfRangeProps) {
  const { t } = useLingui();
  const action = (
    <ButtonLink href={firstHref}>
      <Trans>First page</Trans>
    </ButtonLink>
  );
  return <EmptyState title={t`There is no page ${page}`} level={level} action={action} />;
}
