// What a tag page says about itself to browsers, search engines and link previews.
import { filtersToSearch, NO_FILTERS } from '#web/directory/list-filters.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { readPageList } from '#web/directory/page-list.ts';
import { feedAlternates } from '#features/sharing/ui/alternates.ts';
import { pageStatus } from '#web/kit/failures/missing.ts';
import type { Head, PageContext } from '#web/page.ts';
import { tagQuery } from '#features/tags/ui/tag-queries.ts';
import { texts } from '#features/tags/ui/texts.ts';

/** With fewer servers a tag's page says nothing that theirs do not. The sitemap has the same bound. */
const FEWEST_INDEXED = 3;

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(tagQuery(api, params['tag'] ?? '', readPageList(search)).queryKey);
}

export function tagStatus(context: PageContext): number {
  return pageStatus(stateOf(context)?.error);
}

export function tagHead(context: PageContext): Head {
  const detail = stateOf(context)?.data;
  if (!detail) return { title: texts.notFound, description: texts.notFoundText, robots: 'noindex' };
  const { tag, total, servers } = detail;
  const { page } = readPageList(context.search);
  const canonical = `/tag/${encodeURIComponent(tag.slug)}${filtersToSearch({ ...NO_FILTERS, page })}`;
  const name = texts.serversWith(tag.name);
  const description = texts.description(total, tag.name);
  return {
    title: page > 1 ? texts.onPage(name, page) : name,
    description,
    canonical,
    alternates: feedAlternates(context.site.publicUrl, { kind: 'tag', ...tag }),
    robots: servers.length === 0 || total < FEWEST_INDEXED ? 'noindex' : undefined,
    jsonLd: listJsonLd(context, { name, description, canonical, total, servers }),
  };
}
