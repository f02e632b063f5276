// Opens a page as the server does: it prefetches with the given responses, and is rendered from the cache.
import { vi } from 'vitest';
import { type Api, ApiFailure, type Call } from '#contract/client.ts';
import type { SiteInfo } from '#contract/rendering.ts';
import type { CurrentUser } from '#features/accounts/contract.ts';
import { createI18n } from '#web/i18n.ts';
import * as hydration from '#web/kit/hydration.tsx';
import type { Head, Page, PageContext } from '#web/page.ts';
import { renderingQueries } from '#web/query-client.ts';
import { userQuery } from '#web/session/use-user.ts';
import { SiteContext } from '#web/site.tsx';
import { renderMarkup } from './markup.tsx';
import { site as ordinarySite } from './site.ts';

/** What the card of a server in a list needs. */
export const listed = {
  id: 's_1',
  slug: 'tea-house',
  name: 'Tea House',
  categories: [],
  tags: [],
  activityLevel: 'Active',
  averageRating: 0,
};

interface Visit {
  /** Path and search. */
  url?: string;
  params?: Record<string, string>;
  site?: Partial<SiteInfo>;
  /** By call, or the failure of the call; others fail with 503. */
  responses?: Partial<Record<Call, unknown>>;
  /** The logged-in user, whom the page shows as soon as it is hydrated; by default nobody is. */
  user?: Partial<CurrentUser>;
  /** Fetches what the page asks for in the browser only. */
  fetchMore?: (context: PageContext) => Promise<unknown>;
}

interface Visited {
  markup: string;
  /** The words of the markup. */
  text: string;
  head: Head | undefined;
  status: number;
  /** What was asked of the API. */
  calls: { call: Call; input: unknown }[];
}

export async function visit(page: Page, options: Visit = {}): Promise<Visited> {
  const { url = '/', params = {}, responses = {}, user, fetchMore } = options;
  const site = { ...ordinarySite, ...options.site };
  const calls: Visited['calls'] = [];
  const api = apiOf(responses, calls);
  const queries = renderingQueries();
  const context = {
    api,
    queries,
    site,
    i18n: createI18n('en'),
    params,
    search: new URL(url, site.publicUrl).searchParams,
  };
  await page.prefetch?.(context);
  await fetchMore?.(context);
  const hydrated = user && vi.spyOn(hydration, 'useHydrated').mockReturnValue(true);
  if (user) queries.setQueryData<unknown>(userQuery(api).queryKey, { id: 'u_1', suspendedFor: null, ...user });
  const shown = (
    <SiteContext value={site}>
      <page.component params={params} />
    </SiteContext>
  );
  const markup = renderMarkup(shown, { api, queries, url });
  hydrated?.mockRestore();
  const text = markup.replaceAll(/<[^>]*>/g, '');
  return { markup, text, head: page.head(context), status: page.status?.(context) ?? 200, calls };
}

function apiOf(responses: Partial<Record<Call, unknown>>, calls: Visited['calls']): Api {
  const respond = async (call: Call, input: unknown) => {
    calls.push({ call, input });
    if (!(call in responses)) throw new ApiFailure(503, 'Unavailable');
    if (responses[call] instanceof Error) throw responses[call];
    return responses[call];
  };
  return respond as unknown as Api;
}
