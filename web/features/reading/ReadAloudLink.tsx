import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { comesFromReading } from './comesFromReading.ts';

/** The way to the reader; whoever comes back from there finds the focus here. */
export function ReadAloudLink({ scriptId }: { readonly scriptId: string }): ReactNode {
  const { t } = useTranslation();
  const { state } = useLocation();
  const ref = useRef<HTMLSpanElement>(null);
  const isBack = comesFromReading.is(state);
  useEffect(() => {
    // After the heading, which takes the focus with each change of page.
    const frame = isBack ? requestAnimationFrame(() => ref.current?.querySelector('a')?.focus({ preventScroll: true })) : 0;
    return () => cancelAnimationFrame(frame);
  }, [isBack]);
  return (
    <span ref={ref}>
      <LinkButton tone="primary" size="sm" to={pathTo(paths.reader, { id: scriptId })}>
        <Icon name="play" small />
        {t('reading.action')}
      </LinkButton>
    </span>
  );
}
