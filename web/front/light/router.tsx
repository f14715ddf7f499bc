import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ComponentProps, type ReactNode } from 'react';

/** Path and query of the page: from the browser, or from who prerenders the page. */
export const Address = createContext('/');

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly to: string; readonly reloadDocument?: boolean };

/** A link like any other: each page behind these is a page of its own. */
export const Link = ({ to, reloadDocument: _whole, children, ...rest }: LinkProps): ReactNode => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const follow = (onChange: () => void): (() => void) => {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
};

export function useLocation() {
  const { pathname, search } = new URL(use(Address), 'http://here');
  const hash = useSyncExternalStore(
    follow,
    () => location.hash,
    () => '',
  );
  return useMemo(() => ({ pathname, search, hash }), [pathname, search, hash]);
}

export function useSearchParams(): [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}

export function Navigate({ to }: { readonly to: string; readonly replace?: boolean }): ReactNode {
  useEffect(() => location.replace(to), [to]);
  return null;
}
