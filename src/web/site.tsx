// What the pages must know of the installation they run in. It travels with the page; it is not fetched.
import { createContext, use } from 'react';

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

export const SiteContext = createContext<SiteInfo | null>(null);

export function useSite(): SiteInfo {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the shell around it');
  return site;
}
