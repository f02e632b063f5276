// Links within the site: the page's code and data are prefetched on hover or focus.
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RoutedLink } from 'wouter';
import { usePrefetch } from '../location.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** True for URLs that are not pages of the app: other sites, the API, files, and anchors on this page. */
function isPlain(href: string): boolean {
  return !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/') || /^\/[^?#]*\.\w+$/.test(href);
}

/** An `<a>` that navigates within the app when scripts run, and is an ordinary link otherwise. */
export function Link({ href, replace, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const prefetch = usePrefetch();
  if (isPlain(href) || rest.target === '_blank') {
    return (
      <a href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RoutedLink
      href={href}
      replace={replace}
      onPointerEnter={(event) => {
        prefetch(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch(href);
        onFocus?.(event);
      }}
      {...rest}
    >
      {children}
    </RoutedLink>
  );
}
