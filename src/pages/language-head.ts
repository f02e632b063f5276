// What a language page says about itself to browsers, search engines and link previews.
import { filtersToSearch, NO_FILTERS } from '#web/directory/list-filters.ts';
import { languageName } from '#web/directory/language-names.ts';
import { listJsonLd } from '#features/listings/ui/list-json-ld.ts';
import { readPageList } from '#web/directory/page-list.ts';
import { pageStatus } from '#web/kit/failures/missing.ts';
import type { Head, PageContext } from '#web/page.ts';
import { languageQuery } from '#features/languages/ui/language-queries.ts';
import { languageHref } from '#web/directory/hrefs.ts';
import { texts } from '#features/languages/ui/texts.ts';

function stateOf({ api, queries, params, search }: PageContext) {
  return queries.getQueryState(languageQuery(api, params['code'] ?? '', readPageList(search)).queryKey);
}

export function languageStatus(context: PageContext): number {
  return pageStatus(stateOf(context)?.error);
}

export function languageHead(context: PageContext): Head {
  const detail = stateOf(context)?.data;
  if (!detail) return { title: texts.notFound, description: texts.notFoundText, robots: 'noindex' };
  const { language, total, servers } = detail;
  const { page } = readPageList(context.search);
  const canonical = languageHref(language.code) + filtersToSearch({ ...NO_FILTERS, page });
  const inWords = languageName(language.code);
  const name = texts.serversIn(inWords);
  const description = texts.description(total, inWords);
  return {
    title: page > 1 ? texts.onPage(name, page) : name,
    description,
    canonical,
    robots: servers.length === 0 ? 'noindex' : undefined,
    jsonLd: { ...listJsonLd(context, { name, description, canonical, total, servers }), about: inWords },
  };
}
