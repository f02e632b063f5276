import { createContext, use } from 'react';
import { type Api, codeOf, statusOf } from '#contract/client.ts';

export const ApiContext = createContext<Api | null>(null);

/** The typed client: over fetch in the browser, in-process while a page is rendered on the server. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (!api) throw new Error('useApi needs the app shell');
  return api;
}

/**
 * The response of a write, or undefined if it was executed without one: a call whose response was lost (0), or that was
 * then sent again and conflicts with the first (409). `isExecuted` asks the server.
 */
export async function responseOf<T>(write: Promise<T>, isExecuted: () => Promise<boolean>): Promise<T | undefined> {
  try {
    return await write;
  } catch (error) {
    const status = statusOf(error);
    // If the server cannot be asked either, the failure of the write says so.
    if ((status === 0 || status === 409) && (await isExecuted().catch(() => false))) return undefined;
    throw error;
  }
}
