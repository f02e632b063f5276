// Links to lists with matches, each with its count: below an empty list, and above one with partial matches only.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Alternatives as Found } from '#features/listings/alternatives-contract.ts';
import type { ListServersQuery, ServerList } from '#features/listings/contract.ts';
import { categoryName } from '#web/directory/category-words.ts';
import { tagHref } from '#web/directory/hrefs.ts';
import { type ListFilters, NO_FILTERS } from '#web/directory/list-filters.ts';
import { alternativesQuery, offersAlternatives } from '#web/directory/list-queries.ts';
import { useListFilters } from '#web/directory/use-list-filters.ts';
import { useFormat } from '#web/kit/format.ts';
import { Link } from '#web/kit/link.tsx';
import { useApi } from '#web/kit/use-api.ts';
import { appliedFilters } from './filters.tsx';

/** Renders nothing while loading or without alternatives. @param query of the empty list */
export function Alternatives({ query }: { query: ListServersQuery }) {
  const { data } = useQuery(alternativesQuery(useApi(), query));
  if (!data) return null;
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-5 pt-5 text-center empty:hidden [&_ul]:justify-center">
      <Corrected corrected={data.corrected} />
      <WithoutOne without={data.without} />
      <SimilarTags tags={data.tags} />
      <Categories categories={data.categories} />
    </div>
  );
}

interface DidYouMeanProps {
  list: ServerList;
  /** Of the list, or of the next one. */
  query: ListServersQuery;
  /** Whether the list is still the previous one: only its answer says whether the query needs alternatives. */
  isBusy: boolean;
}

/** Above partial matches: other words for those of a similar spelling, and the filters that exclude all full matches. */
export function DidYouMean({ list, query, isBusy }: DidYouMeanProps) {
  const isOffered = list.totalPages > 0 && offersAlternatives(list);
  const { data } = useQuery({ ...alternativesQuery(useApi(), query), enabled: isOffered && !isBusy });
  if (!isOffered || !data) return null;
  const isSimilar = list.search?.parts.some(({ isApproximate }) => isApproximate);
  const without = data.without.filter(({ total, parameters }) => total > 0 && parameters[0] !== 'search');
  return (
    <div className="grid gap-3 pt-3 empty:hidden">
      {isSimilar && <Corrected corrected={data.corrected} />}
      <WithoutOne without={without} />
    </div>
  );
}

function Corrected({ corrected }: Pick<Found, 'corrected'>) {
  const { hrefFor } = useListFilters();
  return (
    <Group title={<Trans>Did you mean</Trans>}>
      {corrected.map(({ search, ...counts }) => (
        <AlternativeLink key={search} href={hrefFor({ search })} {...counts}>
          {search}
        </AlternativeLink>
      ))}
    </Group>
  );
}

function WithoutOne({ without }: Pick<Found, 'without'>) {
  const { i18n } = useLingui();
  const { filters, hrefFor } = useListFilters();
  const { list } = useFormat();
  const chosen = (from: ListFilters, parameters: readonly string[]): Partial<ListFilters> =>
    Object.fromEntries(Object.entries(from).filter(([name]) => parameters.includes(name)));
  // Not all servers there are: the page has a button for that.
  const narrowed = without.filter(
    ({ parameters }) => appliedFilters({ ...filters, ...chosen(NO_FILTERS, parameters) }, i18n).length > 0,
  );
  return (
    <Group title={<Trans>With one filter removed</Trans>}>
      {narrowed.map(({ parameters, ...counts }) => {
        const left = appliedFilters({ ...NO_FILTERS, ...chosen(filters, parameters) }, i18n);
        const words = list(left.map(({ label }) => label));
        return (
          <AlternativeLink key={parameters[0]} href={hrefFor(chosen(NO_FILTERS, parameters))} {...counts}>
            <Trans>Without {words}</Trans>
          </AlternativeLink>
        );
      })}
    </Group>
  );
}

function SimilarTags({ tags }: Pick<Found, 'tags'>) {
  return (
    <Group title={<Trans>Similar tags</Trans>}>
      {tags.map(({ slug, name, serverCount }) => (
        <AlternativeLink key={slug} href={tagHref(slug)} total={serverCount} partial={0}>
          {name}
        </AlternativeLink>
      ))}
    </Group>
  );
}

function Categories({ categories }: Pick<Found, 'categories'>) {
  const { i18n } = useLingui();
  const { hrefFor } = useListFilters();
  return (
    <Group title={<Trans>Related categories</Trans>}>
      {categories.map(({ name, total }) => (
        <AlternativeLink
          key={name}
          href={hrefFor({ search: NO_FILTERS.search, category: [name] })}
          total={total}
          partial={0}
        >
          {categoryName(name, i18n)}
        </AlternativeLink>
      ))}
    </Group>
  );
}

/** Nothing without children. */
function Group({ title, children }: { title: ReactNode; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div>
      <p id={id} className="pb-2 text-xs font-semibold text-ink-2">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {children}
      </ul>
    </div>
  );
}

interface AlternativeLinkProps {
  href: string;
  total: number;
  partial: number;
  children: ReactNode;
}

/** A link to another list, with its number of servers. */
function AlternativeLink({ href, total, partial, children }: AlternativeLinkProps) {
  return (
    <li className="max-w-full">
      <Link href={href} className="chip-link max-w-full touch:min-h-11">
        <bdi className="truncate">{children}</bdi>
        <span key={`${total} ${partial}`} className="shrink-0 text-ink-3">
          {total > 0 ? (
            <Plural value={total} one="# server" other="# servers" />
          ) : (
            <Plural value={partial} one="# server with some of the words" other="# servers with some of the words" />
          )}
        </span>
      </Link>
    </li>
  );
}
