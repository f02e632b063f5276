import { createContext, use } from 'react';
import type { Api } from '#contract/client.ts';

export const ApiContext = createContext<Api | null>(null);

/** The typed client: over fetch in the browser, in-process while a page is rendered on the server. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the app shell');
  return api;
}
