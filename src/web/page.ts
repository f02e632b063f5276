// Defines a page: a component with the data it needs and its metadata in <head>.
import type { I18n } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from '#contract/client.ts';
import type { SiteInfo } from '#contract/rendering.ts';

export interface PageContext {
  api: Api;
  /** Filled by `prefetch`; read by `head` and `status` with `queries.getQueryData(someQuery(api).queryKey)`. */
  queries: QueryClient;
  site: SiteInfo;
  i18n: I18n;
  /** Decoded values of the `:name` parts of the path. */
  params: Record<string, string>;
  /** Query of the URL. */
  search: URLSearchParams;
}

export interface Head {
  /** Without the site's name: ` · Duskrow` is added to all but the home page's. */
  title: string;
  description: string;
  /** Path of the canonical URL; default: the path without its query. */
  canonical?: string;
  /** A picture of 1200 x 630 for link previews, as an absolute URL; default: the site's. */
  image?: { url: string; alt: string };
  /** The same content as a feed or for other programs. */
  alternates?: Alternate[];
  /** Structured data; written as `application/ld+json`. */
  jsonLd?: Record<string, unknown> | Record<string, unknown>[];
  /** For example `noindex`. */
  robots?: string;
}

export interface Alternate {
  /** Media type. */
  type: string;
  title: string;
  /** Absolute. */
  href: string;
}

export interface Page {
  component: ComponentType<PageProps>;
  /** Fills the query cache with what the component will ask for, through the same query options. Can throw. */
  prefetch?: (context: PageContext) => Promise<unknown>;
  /** Undefined while its data is loading: the previous head stays. */
  head: (context: PageContext) => Head | undefined;
  /** HTTP status of the page, after `prefetch` (default 200). */
  status?: (context: PageContext) => number;
}

export interface PageProps {
  params: Record<string, string>;
}

/**
 * Every `*-page.tsx` has `export default definePage({ component, prefetch, head, status })` and one line in
 * `pages/routes.ts`. Keep `head` and `status` pure: they run on the server, after every navigation and when data arrives.
 */
export function definePage(page: Page): Page {
  return page;
}
