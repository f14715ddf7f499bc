import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, media, motion, radius, text } from '../../theme/tokens.ts';
import { Breath } from '../../ui/Breath.tsx';
import { Ribbon } from '../../ui/Ribbon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { runsOfTimeline } from '../../ui/joinRuns.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import { minutesOf } from './minutesOf.ts';
import { titleOf } from './titleOf.ts';

const Root = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '1.5rem 1.4rem 1.1rem',
  minBlockSize: '13.75rem',
  minInlineSize: 0,
  // What is out of sight is neither laid out nor painted, and its timeline is not rendered yet.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 13.75rem',
  background: color.surface,
  borderRadius: radius.lg,
  boxShadow: color.shadow1,
  transition: `box-shadow ${motion.move}, translate ${motion.move} ${motion.ease}`,
  '&:hover': { boxShadow: color.shadow2, translate: '0 -2px' },
  '& :is(h2, h3)': { fontSize: text.titleSm, paddingInlineEnd: '2.4rem', lineHeight: 1.2 },
  '& :is(h2, h3) > a': { textDecoration: 'none' },
  '& :is(h2, h3) > a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.lg },
  '& :is(h2, h3) > a:focus-visible': { outline: 'none' },
  // On the card itself: what is in it is cut at its edge.
  '&:has(:is(h2, h3) > a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '3px' },
  '& [data-part="excerpt"]': {
    font: `400 1.0625rem/1.5 ${font.serif}`,
    color: color.inkSoft,
    marginBlock: '.6rem 1rem',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& [data-part="state"]': {
    display: 'flex',
    alignItems: 'center',
    gap: '.6rem',
    marginBlock: '.6rem 1rem',
    color: color.inkSoft,
    fontSize: text.sm,
  },
  '& [data-part="strip"]': { marginBlockStart: 'auto', opacity: 0.82 },
  '& footer': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '.65rem',
    marginBlockStart: '.8rem',
    fontSize: text.xs,
    color: color.inkFaint,
    minBlockSize: '2rem',
  },
  '& footer > p': { display: 'flex', flexWrap: 'wrap', gap: '.1rem .75rem', alignItems: 'center' },
  '& footer > div': { position: 'relative', zIndex: 1, display: 'flex', marginInlineEnd: '-.5rem' },
  '& footer button': { inlineSize: '2rem', blockSize: '2rem' },
  [media.large]: { '& footer': { gridTemplateColumns: 'minmax(0, 1fr)' }, '& :is(h2, h3)': { paddingInlineEnd: 0 } },
  [media.forced]: { border: '1px solid CanvasText' },
});

type Props = { readonly script: ScriptListItem; readonly level: 2 | 3; readonly menu: ReactNode };

/** A script in a list: title, what it is about, its own strip, and facts (its language where it is another one); the ribbon is its approach. */
export function ScriptCard({ script, level, menu }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language } = useLanguage();
  const Title = `h${level}` as const;
  // Before there is a text, there is nothing to edit.
  const hasText = script.status === 'ready' || script.status === 'partial';
  return (
    <Root>
      <Ribbon approach={script.approach} />
      <Title lang={script.language}>
        <Link to={pathTo(hasText ? paths.editor : paths.script, { id: script.id })}>{titleOf(script)}</Link>
      </Title>
      {script.excerpt !== '' && (
        <p data-part="excerpt" lang={script.language}>
          {script.excerpt}
        </p>
      )}
      {script.status === 'writing' && (
        <p data-part="state">
          <Breath aria-hidden="true" />
          {t(script.generation?.status === 'awaiting_approval' ? 'scripts.waits' : 'scripts.beingWritten')}
        </p>
      )}
      {script.status === 'failed' && (
        <p data-part="state">
          {t(script.generation?.status === 'cancelled' ? 'scripts.states.cancelled' : 'scripts.states.failed')}
        </p>
      )}
      <div data-part="strip">
        {script.timing ? (
          <Timeline mini runs={runsOfTimeline(script.timing.strip)} />
        ) : (
          script.status === 'writing' && <Skeleton widths={[100]} />
        )}
      </div>
      <footer>
        <p>
          {script.status === 'partial' && <Tag>{t('scripts.states.partial')}</Tag>}
          <span>{t(`vocabulary.approaches.${script.approach}`)}</span>
          <span>{formats.minutesShort(minutesOf(script))}</span>
          {script.language !== language && <span>{formats.language(script.language)}</span>}
          <span>{formats.day(script.createdAt)}</span>
        </p>
        <div>
          <FavoriteButton script={script} />
          {menu}
        </div>
      </footer>
    </Root>
  );
}
