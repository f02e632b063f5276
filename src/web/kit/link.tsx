// Links inside the site: the page's code and data are fetched when a pointer or the focus comes near.
import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RoutedLink } from 'wouter';
import { usePrepare } from '../navigation.tsx';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  /** Replaces the history entry instead of adding one. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** True for addresses that our pages do not answer: other sites, the API, files, and anchors of this page. */
function isPlain(href: string): boolean {
  return !href.startsWith('/') || href.startsWith('//') || href.startsWith('/api/') || /^\/[^?#]*\.\w+$/.test(href);
}

/** `<a>` that navigates inside the app when scripts run and is an ordinary link when they do not. */
export function Link({ href, replace, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const prepare = usePrepare();
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
        prepare(href);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prepare(href);
        onFocus?.(event);
      }}
      {...rest}
    >
      {children}
    </RoutedLink>
  );
}
