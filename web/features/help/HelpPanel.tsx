import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { articleFor } from './articleFor.ts';
import { HelpFailed } from './HelpFailed.tsx';
import { HelpSections } from './HelpSections.tsx';
import { useHelp } from './useHelp.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space.s5,
  '& > h2': { fontSize: text.titleMd },
  '& > h2 + p': { color: color.inkSoft, marginBlockStart: '-.9rem' },
  '& > footer': { display: 'flex', flexWrap: 'wrap', gap: `${space.s2} ${space.s5}`, fontSize: text.sm },
});

/** The help of the page at this address. */
export function HelpPanel({ pathname }: { readonly pathname: string }): ReactNode {
  const { t } = useTranslation();
  const { help, failed, retry } = useHelp();
  if (failed) return <HelpFailed onRetry={retry} />;
  if (!help) return <Skeleton widths={[54, 92, 97, 88, 61]} />;
  const id = articleFor(pathname);
  return (
    <Root>
      <h2>{help[id].title}</h2>
      <p>{help[id].lead}</p>
      <HelpSections article={help[id]} level={3} />
      <footer>
        <Link to={pathTo(paths.helpArticle, { article: id })}>{t('app.help.open')}</Link>
        <Link to={paths.help}>{t('app.help.all')}</Link>
      </footer>
    </Root>
  );
}
