// How a search interpreted the typed words, next to the active filters. Each chip links to the same search with the
// plain words, and from there back.
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ServerList } from '#features/listings/contract.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { languageName } from '#web/directory/display-names.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';

type SearchPart = NonNullable<ServerList['search']>['parts'][number];

export function UnderstoodChips({ search }: Pick<ServerList, 'search'>) {
  const { t } = useLingui();
  const { hrefFor } = useListFilters();
  const isShown = (part: SearchPart): boolean =>
    part.isPlain || part.use === 'excluded' || (part.use !== 'optional' && namesSomething(part));
  const read = search?.parts.filter(isShown) ?? [];
  if (read.length === 0) return null;
  const plain = read.filter(({ isPlain }) => isPlain).map(({ text }) => text);
  return (
    <ul aria-label={t`How your search was read`} className="flex flex-wrap items-center gap-2">
      {read.map((part) => (
        <li key={part.text}>
          {part.isPlain ? (
            <PlainWords typed={part.typed} href={hrefFor({ plain: plain.filter((text) => text !== part.text) })} />
          ) : (
            <Meaning part={part} href={hrefFor({ plain: [...plain, part.text] })} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** @param href the same search for the plain words */
function Meaning({ part, href }: { part: SearchPart; href: string }) {
  const { i18n, t } = useLingui();
  const { list } = useFormat();
  const { typed, tags, categories, languages } = part;
  const meanings = list([
    ...languages.map((tag) => t`language ${{ language: languageName(tag, i18n) }}`),
    ...tags.map((tag) => t`tag ${tag}`),
    ...categories.map((name) => t`category ${{ category: categoryName(name, i18n) }}`),
  ]);
  const hint = part.use === 'excluded' ? t`Do not exclude it` : t`Search for the plain words`;
  return (
    <Chip href={href} icon={<X size={24} className="p-1.5" />} hint={hint}>
      {!namesSomething(part) ? (
        <Trans>
          Without “<bdi>{typed}</bdi>”
        </Trans>
      ) : part.use === 'excluded' ? (
        <Trans>
          Without “<bdi>{typed}</bdi>”: {meanings}
        </Trans>
      ) : (
        <Trans>
          “<bdi>{typed}</bdi>”: {meanings}
        </Trans>
      )}
    </Chip>
  );
}

/** @param href the same search for what they mean */
function PlainWords({ typed, href }: { typed: string; href: string }) {
  const { t } = useLingui();
  return (
    <Chip href={href} icon={<Undo2 size={24} className="p-1.5" />} hint={t`Search by meaning again`}>
      <Trans>
        “<bdi>{typed}</bdi>” as plain words
      </Trans>
    </Chip>
  );
}

function namesSomething({ tags, categories, languages }: SearchPart): boolean {
  return tags.length + categories.length + languages.length > 0;
}

interface ChipProps {
  href: string;
  icon: ReactNode;
  /** What the link does. */
  hint: string;
  children: ReactNode;
}

function Chip({ href, icon, hint, children }: ChipProps) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-[16px] border border-dashed border-line-strong pe-1 ps-3 text-2xs font-medium text-ink-2 hover:text-ink touch:min-h-11 touch:rounded-[22px]"
    >
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {children}
      </span>
      <span className="sr-only">({hint})</span>
      {icon}
    </Link>
  );
}
