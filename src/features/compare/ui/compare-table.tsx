// The servers side by side. On narrow screens the table scrolls sideways and its first column is sticky.
import { Trans, useLingui } from '@lingui/react/macro';
import { EyeOff, X } from 'lucide-react';
import { VISITOR_FEATURES } from '#contract/limits.ts';
import { useHidden } from '#web/session/saved-lists.ts';
import { useUser } from '#web/session/use-user.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { inviteProblem } from '#web/directory/invite-state.ts';
import { ServerStatus } from '#web/directory/live-status.tsx';
import { LockedFeatures } from '#web/directory/locked-features.tsx';
import { Badge } from '#web/kit/badge.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { Link } from '#web/kit/link.tsx';
import { useSearchParams } from '#web/location.ts';
import { ScrollRegion } from '#web/kit/scroll-region.tsx';
import { chosenServers } from '#web/session/browser-lists.ts';
import { comparisonHref, readCompare } from './compare-state.ts';
import { type Cell, type CompareRow, compareRows, ROW_NAMES, type Word } from './compare-rows.ts';
import { type Column, isCompared } from './compare-queries.ts';

interface CompareTableProps {
  /** All servers of the comparison, as named in the URL. */
  slugs: string[];
  columns: Column[];
  onlyDifferences: boolean;
}

export function CompareTable({ slugs, columns, onlyDifferences }: CompareTableProps) {
  const { t, i18n } = useLingui();
  const { user } = useUser();
  const returnTo = comparisonHref(readCompare(useSearchParams()));
  const compared = columns.filter(isCompared);
  const filters = onlyDifferences && compared.length > 1;
  const rows = compareRows(compared, i18n, user ? Infinity : VISITOR_FEATURES).filter(
    ({ differs }) => differs || !filters,
  );
  return (
    <ScrollRegion label={t`Servers side by side`} className="compare-box">
      <table className="compare-table">
        <caption className="sr-only">
          <Trans>Servers side by side</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Server</Trans>
            </th>
            {columns.map((column) => (
              <ColumnHead
                key={column.slug}
                column={column}
                withoutHref={comparisonHref({ slugs: slugs.filter((slug) => slug !== column.slug), onlyDifferences })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.name} row={row} columns={columns} compared={compared} returnTo={returnTo} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className="p-4 text-ink-2">
          <Trans>They are the same in everything compared here.</Trans>
        </p>
      )}
    </ScrollRegion>
  );
}

function ColumnHead({ column: { slug, server }, withoutHref }: { column: Column; withoutHref: string }) {
  const { t } = useLingui();
  const isHidden = useHidden().has(server?.id ?? '');
  const name = server?.name ?? slug;
  const note = server
    ? server.ageRestricted && t`Age-restricted servers are not compared.`
    : t`There is no server at this address, or it is no longer listed.`;
  // Of a missing server only the name in the URL is known, which can also be an id.
  const names = [slug, server?.id];
  const remove = () =>
    chosenServers.write(chosenServers.read().filter((one) => !names.includes(one.id) && !names.includes(one.slug)));
  return (
    <th scope="col">
      <div className="flex items-start justify-between gap-1">
        {server && <ArchIcon server={server} size={44} isEager />}
        <Link
          href={withoutHref}
          rel="nofollow"
          aria-label={t`Remove ${name} from compare`}
          onClick={remove}
          className="ms-auto -me-1 -mt-1 inline-grid size-9 place-items-center rounded-md text-ink-3 hover:bg-surface-2 hover:text-ink touch:size-11"
        >
          <X size={16} />
        </Link>
      </div>
      {server ? (
        <Link
          href={`/server/${server.slug}`}
          className="mt-2 line-clamp-3 min-h-6 text-page-start hover:underline"
          lang={server.language ?? undefined}
          dir="auto"
        >
          {name}
        </Link>
      ) : (
        <span dir="auto">{name}</span>
      )}
      {note ? <p className="compare-note">{note}</p> : server && <ServerStatus server={server} />}
      {server && !server.approved && (
        <p className="compare-note">
          <Trans>Pending review: only you can see it.</Trans>
        </p>
      )}
      {isHidden && (
        <p className="compare-note">
          <EyeOff size={14} className="me-1 inline" />
          <Trans>You hid this server.</Trans>
        </p>
      )}
    </th>
  );
}

interface RowProps {
  row: CompareRow;
  columns: Column[];
  /** The columns that have cells. */
  compared: Column[];
  /** Where the login for locked words returns to. */
  returnTo: string;
}

function Row({ row: { name, cells, differs }, columns, compared, returnTo }: RowProps) {
  const { t } = useLingui();
  const canDiffer = compared.length > 1;
  const filled = columns.map((column) => cells[compared.indexOf(column)]);
  const isLastKnown = name === 'online' && compared.some(({ server }) => server && inviteProblem(server));
  return (
    <tr className={classNames(canDiffer && differs && 'compare-differs', canDiffer && !differs && 'compare-same')}>
      <th scope="row">
        {isLastKnown ? t`Last known online` : t(ROW_NAMES[name])}
        {canDiffer && differs && (
          <span className="sr-only">
            {' '}
            (
            <Trans comment="After the name of a row in which the servers differ, read out by screen readers">
              differs
            </Trans>
            )
          </span>
        )}
      </th>
      {filled.map((cell, index) => (
        <td key={columns[index]?.slug}>{cell && <CellContent cell={cell} returnTo={returnTo} />}</td>
      ))}
    </tr>
  );
}

function CellContent({ cell: { text, isUnknown, isMost }, returnTo }: { cell: Cell; returnTo: string }) {
  if (typeof text !== 'string') return <Words words={text} returnTo={returnTo} />;
  if (isUnknown) return <span className="text-ink-3">{text}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className={isMost ? 'font-bold' : undefined}>{text}</span>
      {isMost && (
        <Badge tone="lamp">
          <Trans comment="Next to the highest value of a row: the most members, the best health">highest</Trans>
        </Badge>
      )}
    </span>
  );
}

function Words({ words, returnTo }: { words: Word[]; returnTo: string }) {
  const { isLoading } = useUser();
  const hidden = words.filter(({ isLocked }) => isLocked).length;
  // Until the user is known, a style chooses: lines added later would move the rows below.
  const rendered = isLoading ? words : words.filter(({ isLocked }) => !isLocked);
  return (
    <ul className="grid gap-0.5">
      {rendered.map(({ word, isShared, isLocked }) => (
        <li
          key={word}
          className={classNames(
            isShared ? 'text-ink-2' : 'font-[650] text-ink',
            isLocked && 'hidden in-data-session:block',
          )}
        >
          {word}
        </li>
      ))}
      {hidden > 0 && <LockedFeatures total={words.length} hidden={hidden} returnTo={returnTo} />}
    </ul>
  );
}
