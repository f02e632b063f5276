// What pages may ask of the shell about moving around.
import { createContext, use } from 'react';

/** Fetches the code and the data of a page that may be opened soon. Called on hover and focus; never throws. */
export const PrepareContext = createContext<(href: string) => void>(() => undefined);

export function usePrepare(): (href: string) => void {
  return use(PrepareContext);
}
