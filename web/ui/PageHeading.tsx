import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { text } from '../theme/tokens.ts';

const Root = styled('h1')({ fontSize: text.titleLg, letterSpacing: '-.02em', lineHeight: 1.08 });

/** The place whose heading had the focus last; the page that one arrives at first is left alone. */
let focused: string | null = null;

type Props = {
  readonly children: ReactNode;
  /** The tab's title, where it is not the heading itself. */
  readonly tabTitle?: string;
};

/** The page's heading: names the tab, and takes the focus after each change of page. */
export function PageHeading({ children, tabTitle }: Props): ReactNode {
  const { t } = useTranslation();
  const { key } = useLocation();
  const ref = useRef<HTMLHeadingElement>(null);
  const name = tabTitle ?? (typeof children === 'string' ? children : null);
  useEffect(() => {
    document.title = name === null ? t('app.name') : t('app.tabTitle', { page: name });
  }, [name, t]);
  useEffect(() => {
    const isFirst = focused === null;
    if (focused === key) return;
    focused = key;
    if (!isFirst) ref.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <Root ref={ref} tabIndex={-1}>
      {children}
    </Root>
  );
}
