// The address as the pages read and change it. wouter decodes the query before it is parsed, which breaks a literal
// `%` in a search; these hooks hand it over as it stands.
import { useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { usePathname as useRawPathname, useSearch as useRawSearch } from 'wouter/use-browser-location';

/** Path of the address, still percent-encoded. */
export function usePathname(): string {
  return useRawPathname(useRouter());
}

/** Query of the address. A new object only when the query changes; do not change it in place. */
export function useSearchParams(): URLSearchParams {
  const search = useRawSearch(useRouter());
  return useMemo(() => new URLSearchParams(search), [search]);
}

export interface NavigateOptions {
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
}

/** Goes to an address of this site, as a click on a `Link` does. */
export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useLocation()[1];
}
