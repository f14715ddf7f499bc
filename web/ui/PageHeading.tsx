import { styled } from '../theme/styled.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { followedLink } from '../lib/followedLink.ts';
import { text } from '../theme/tokens.ts';

const Root = styled('h1')({ fontSize: text.titleLg, letterSpacing: '-.02em', lineHeight: 1.08 });

/** The page whose heading had the focus last, for a search or a filter in the address is no change of page; the page that one arrives at first is left alone. */
let focused: string | null = followedLink.take() ? '' : null;

type Props = {
  readonly children: ReactNode;
  /** The tab's title, where it is not the heading itself. */
  readonly tabTitle?: string;
};

/** The page's heading: names the tab, and takes the focus after each change of page. */
export function PageHeading({ children, tabTitle }: Props): ReactNode {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  const name = tabTitle ?? (typeof children === 'string' ? children : null);
  useEffect(() => {
    document.title = name === null ? t('app.name') : t('app.tabTitle', { page: name });
  }, [name, t]);
  useEffect(() => {
    const isFirst = focused === null;
    if (focused === pathname) return;
    focused = pathname;
    if (!isFirst) ref.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <Root ref={ref} tabIndex={-1}>
      {children}
    </Root>
  );
}
