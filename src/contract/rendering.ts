// Rendering: what the server hands to the pages that it renders, and what comes back.
import type { Api } from './client.ts';
import type { InterfaceLanguage } from './interface-language.ts';

/** What the pages must know of the installation they run in. It travels with the page; it is not fetched. */
export interface SiteInfo {
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** True when the communities are made up. */
  isSandbox: boolean;
  oadro: { vipUrl: string | null; radioUrl: string | null };
  /** Where icons and banners come from. */
  cdnUrl: string;
  /** Who runs the installation, as the privacy page and the terms name it; null where that is not configured. */
  operator: { name: string | null; contact: string | null };
  /** What admins switched off for now. */
  notices: SiteNotice[];
}

export type SiteNotice = 'read-only' | 'submissions-closed' | 'sign-in-closed';

export interface PageAddress {
  path: string;
  /** With its '?', or empty. */
  search: string;
}

export interface RenderRequest extends PageAddress {
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
  /** Source files of the page and its translations, by which the browser's build knows what hydrates it. */
  modules?: string[];
  redirect?: string;
  isCacheable: boolean;
  /** It shows more than listings, so that a cached one is compared with its API answers at each request. */
  revalidates?: boolean;
  /** Epoch ms from which on an age or a state on it reads differently; Infinity where it shows none. */
  validUntil: number;
  /** Goes out without scripts: the service worker keeps it (see web/service-worker.ts). */
  isOffline?: boolean;
}
