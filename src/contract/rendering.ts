// Rendering: the input and output of server-side rendering.
import type { Api } from './client.ts';
import type { InterfaceLanguage } from './interface-language.ts';

/** What pages need to know about the installation. Embedded in each page, not fetched. */
export interface SiteInfo {
  /** Origin of the site, without a trailing slash. */
  publicUrl: string;
  /** True if the communities are fictitious. */
  isSandbox: boolean;
  oadro: { vipUrl: string | null; radioUrl: string | null };
  /** Origin of icons and banners. */
  cdnUrl: string;
  /** The operator as named on the privacy page and in the terms; null if not configured. */
  operator: { name: string | null; contact: string | null };
  /** What admins have switched off. */
  notices: SiteNotice[];
}

export type SiteNotice = 'read-only' | 'submissions-closed' | 'sign-in-closed' | 'api-closed' | 'dump-off';

export interface PageUrl {
  path: string;
  /** With its '?', or empty. */
  search: string;
}

export interface RenderRequest extends PageUrl {
  api: Api;
  site: SiteInfo;
  language: InterfaceLanguage;
  /** Epoch ms. */
  now: number;
}

export interface RenderedPage {
  status: number;
  /** Title, description, canonical, Open Graph, structured data. */
  head: string;
  body: string;
  /** JSON with `<` escaped. */
  state: string;
  /** Source files of the page and its translations, to look up the scripts that hydrate it. */
  modules?: string[];
  redirect?: string;
  isCacheable: boolean;
  /** The page shows more than listings, so a cached copy is checked against its API answers at each request. */
  revalidates?: boolean;
  /** Epoch ms when an age or a state on the page changes; Infinity if it shows none. */
  validUntil: number;
  /** Sent without scripts: the service worker stores this page (see web/service-worker.ts). */
  isOffline?: boolean;
}
