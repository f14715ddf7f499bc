import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { articleIds } from '../../features/help/articles.ts';
import { HelpFailed } from '../../features/help/HelpFailed.tsx';
import { HelpSections } from '../../features/help/HelpSections.tsx';
import { useHelp } from '../../features/help/useHelp.ts';
import { useHashTarget } from '../../lib/useHashTarget.ts';
import { color, media, radius, size, space, text, weight } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Crumbs } from '../frame/Crumbs.tsx';
import { PageHead } from './PageHead.tsx';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '15rem minmax(0, 1fr)',
  gap: 'clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  '& > nav': { position: 'sticky', insetBlockStart: space.s5, fontSize: text.sm },
  '& > nav > ul': { display: 'grid', gap: '1px' },
  '& > nav a': {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.controlSm,
    padding: '.3rem .7rem',
    borderRadius: radius.control,
    color: color.inkSoft,
    textDecoration: 'none',
  },
  '& > nav a:hover': { color: color.ink, background: color.sunken },
  '& > nav a[aria-current]': { background: color.surface, boxShadow: color.shadow1, color: color.ink, fontWeight: weight.medium },
  [media.medium]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > nav': { position: 'static', order: 2, borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.s5 },
  },
});

/** One page of the help; each of its parts has a place in the address. */
export function HelpArticlePage(): ReactNode {
  const { t } = useTranslation();
  const params = useParams();
  const { help, failed, retry } = useHelp();
  useHashTarget(help !== null);
  const id = articleIds.find((one) => one === params['article']);
  if (!id) {
    return (
      <EmptyState
        isPage
        title={t('app.help.gone')}
        actions={
          <LinkButton tone="primary" to={paths.help}>
            {t('app.help.all')}
          </LinkButton>
        }
      >
        {t('app.help.lead')}
      </EmptyState>
    );
  }
  if (failed) return <HelpFailed onRetry={retry} />;
  if (!help) return <Skeleton widths={[54, 92, 97, 88, 61]} />;
  return (
    <Root>
      <Crumbs parent={{ to: paths.help, name: t('app.help.title') }} here={help[id].title} />
      <nav aria-label={t('app.help.pages')}>
        <ul>
          {articleIds.map((one) => (
            <li key={one}>
              <Link to={pathTo(paths.helpArticle, { article: one })} aria-current={one === id ? 'page' : undefined}>
                {help[one].title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <PageHead key={id} title={help[id].title}>
          {help[id].lead}
        </PageHead>
        <HelpSections article={help[id]} level={2} withAnchors />
      </div>
    </Root>
  );
}
