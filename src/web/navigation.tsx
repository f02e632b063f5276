// What the shell offers to pages for navigation.
import { createContext, use } from 'react';

/** Fetches the code and the data of a page that might be opened soon. Called on hover and focus; never throws. */
export const PrepareContext = createContext<(href: string) => void>(() => undefined);

export function usePrepare(): (href: string) => void {
  return use(PrepareContext);
}
