// Reads and changes the URL, and prefetches the page of another one. wouter decodes the query before it is parsed,
// which breaks a literal `%` in a search; these hooks return it raw.
import { createContext, use, useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { usePathname as useRawPathname, useSearch as useRawSearch } from 'wouter/use-browser-location';

/** Path of the URL, still percent-encoded. */
export function usePathname(): string {
  return useRawPathname(useRouter());
}

/** Query of the URL. The object is shared until the query changes: do not mutate it. */
export function useSearchParams(): URLSearchParams {
  const search = useRawSearch(useRouter());
  return useMemo(() => new URLSearchParams(search), [search]);
}

interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
}

/** Navigates to a URL of this site, like a click on a `Link`. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useLocation()[1];
}

/** Fetches the code and the data of a page that might be opened soon. Called on hover and focus; never throws. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

export function usePrefetch(): (href: string) => void {
  return use(PrefetchContext);
}

let previous: string | undefined;

/** Undefined after Back and Forward: the user has been here before. */
export function setPreviousUrl(href: string | undefined): void {
  previous = href ?? '';
}

/** The previous URL of this tab, '' when there is none. The browser's own referrer covers only full page loads. */
export function previousUrl(): string {
  return previous ?? document.referrer;
}
