import { createContext, use } from 'react';
import type { SiteInfo } from '#contract/rendering.ts';

export const SiteContext = createContext<SiteInfo | null>(null);

export function useSite(): SiteInfo {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite needs the app shell');
  return site;
}
