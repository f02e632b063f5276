/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   the combobox pattern: <select> cannot hold images; the input keeps the focus and handles the keys */
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CornerDownLeft, Search, Tag } from 'lucide-react';
import { type ReactNode, useLayoutEffect } from 'react';
import { categoryColor, categoryName } from '#web/directory/category-words.ts';
import { categoriesQuery } from '#web/directory/list-queries.ts';
import { categoryHref, tagHref } from '#web/directory/hrefs.ts';
import { ArchIcon } from '#web/directory/arch-icon.tsx';
import { countsLine } from '#web/directory/server-counts.tsx';
import { classNames } from '#web/kit/class-names.ts';
import { useApi } from '#web/kit/use-api.ts';
import { highlightMatches } from './highlight-matches.ts';
import { resultsHref, type SearchRow, type SearchRows } from './search-rows.ts';
import type { Combobox } from './use-combobox.ts';

const MAX_ROWS = 6;
const SHOWN_CATEGORIES = 2;
const SHOWN_TAGS = 2;

/** At most six suggestions, servers first, then the row that searches for the text itself. */
export const searchRows: SearchRows = (text, suggestions) => {
  const categories = (suggestions?.categories ?? []).slice(0, SHOWN_CATEGORIES);
  const tags = (suggestions?.tags ?? []).slice(0, SHOWN_TAGS);
  const servers = (suggestions?.servers ?? []).slice(0, MAX_ROWS - categories.length - tags.length);
  return [
    ...servers.map((server): SearchRow => ({ kind: 'server', href: `/server/${server.slug}`, server })),
    ...categories.map((name): SearchRow => ({ kind: 'category', href: categoryHref(name), name })),
    ...tags.map((name): SearchRow => ({ kind: 'tag', href: tagHref(name), name })),
    { kind: 'all', href: resultsHref(text), text: text.trim() },
  ];
};

interface SearchListProps {
  id: string;
  box: Combobox;
  isFloating: boolean;
}

/** The rows below a search box. The input keeps the focus; `aria-activedescendant` refers to the selected row. */
export default function SearchList({ id, box, isFloating }: SearchListProps) {
  const { t } = useLingui();
  const { setRowsOf } = box;
  useLayoutEffect(() => setRowsOf(() => searchRows), [setRowsOf]);
  const groups = (['server', 'category', 'tag', 'all'] as const).map((kind) => ({
    kind,
    rows: box.rows.map((row, index) => ({ row, index })).filter(({ row }) => row.kind === kind),
  }));
  if (!box.isOpen) return null;
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-busy={box.isBusy}
      aria-label={t`Suggestions`}
      className={classNames(
        'text-sm text-ink',
        isFloating &&
          'absolute inset-x-0 top-full z-30 mt-2 min-w-[320px] rounded-[12px] border border-line bg-overlay p-1.5 shadow-3',
        !isFloating && 'pt-3',
      )}
    >
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind, rows }) => (
          <Group key={kind} kind={kind}>
            {rows.map(({ row, index }) => (
              <Option key={row.href} id={`${id}-${index}`} row={row} isSelected={index === box.selected} box={box} />
            ))}
          </Group>
        ))}
    </div>
  );
}

const groupNames: Partial<Record<SearchRow['kind'], MessageDescriptor>> = {
  server: msg`Servers`,
  category: msg`Categories`,
  tag: msg`Tags`,
};

function Group({ kind, children }: { kind: SearchRow['kind']; children: ReactNode }) {
  const { t } = useLingui();
  const group = groupNames[kind];
  if (!group) return children;
  const name = t(group);
  return (
    <div role="group" aria-label={name}>
      <div aria-hidden="true" className="px-2.5 pt-2 pb-1 text-2xs font-semibold text-ink-3">
        {name}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  row: SearchRow;
  isSelected: boolean;
  box: Combobox;
}

function Option({ id, row, isSelected, box }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1',
        isSelected ? 'bg-lamp-tint [&_small]:text-ink-2' : 'hover:bg-surface-2',
      )}
      // Keeps the focus in the input: the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => box.open(row.href)}
    >
      <RowContent row={row} typed={box.text} />
      {(isSelected || (row.kind === 'all' && box.selected < 0)) && <EnterIcon />}
    </div>
  );
}

/** Shown on the row that Enter opens. */
function EnterIcon() {
  return <CornerDownLeft size={16} className="ms-auto shrink-0 text-ink-3" />;
}

function RowContent({ row, typed }: { row: SearchRow; typed: string }) {
  if (row.kind === 'server') return <ServerRow row={row} typed={typed} />;
  if (row.kind === 'category') return <CategoryRow name={row.name} typed={typed} />;
  if (row.kind === 'tag') return <TagRow name={row.name} typed={typed} />;
  const { text } = row;
  return (
    <>
      <Search size={16} className="shrink-0 text-ink-3" />
      <span className="min-w-0 truncate">
        <Trans>
          Search all for “<mark className="bg-transparent font-bold text-lamp-ink">{text}</mark>”
        </Trans>
      </span>
    </>
  );
}

function ServerRow({ row: { server }, typed }: { row: Extract<SearchRow, { kind: 'server' }>; typed: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <ArchIcon server={server} size={32} isEager />
      <span className="grid min-w-0">
        <Highlighted name={server.name} typed={typed} />
        <small className="truncate text-2xs text-ink-3">{countsLine(server, i18n)}</small>
      </span>
    </>
  );
}

function CategoryRow({ name, typed }: { name: string; typed: string }) {
  const { i18n, t } = useLingui();
  const { data } = useQuery(categoriesQuery(useApi()));
  const known = data?.find((category) => category.name === name);
  return (
    <>
      <span aria-hidden="true" className="category-dot" style={{ background: categoryColor(name) }} />
      <Highlighted name={categoryName(name, i18n)} typed={typed} />
      <small className="ms-auto text-2xs whitespace-nowrap text-ink-3">
        {known && t`${plural({ count: known.serverCount }, { one: '# server', other: '# servers' })}`}
      </small>
    </>
  );
}

function TagRow({ name, typed }: { name: string; typed: string }) {
  return (
    <>
      <Tag size={16} className="shrink-0 text-ink-3" />
      <Highlighted name={name} typed={typed} />
    </>
  );
}

function Highlighted({ name, typed }: { name: string; typed: string }) {
  return (
    <span dir="auto" className="min-w-0 truncate text-page-start">
      {highlightMatches(name, typed).map(({ text, isMatch }, index) =>
        isMatch ? (
          <mark key={index} className="bg-transparent font-bold text-lamp-ink">
            {text}
          </mark>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </span>
  );
}
