import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, media, space, text } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { minutesOf } from './minutesOf.ts';
import { titleOf } from './titleOf.ts';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto 1.6rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '.2rem .6rem',
  padding: '.7rem 1rem .7rem .6rem',
  background: color.surface,
  '& + &': { borderBlockStart: `1px solid ${color.line}` },
  '&[data-over]': { background: color.calmSoft },
  '& > [data-part="handle"]': { cursor: 'grab' },
  '& > i': { font: `italic 400 ${text.titleXs}/1 ${font.serif}`, color: color.inkFaint, textAlign: 'end' },
  '& h2': { fontSize: text.titleXs, lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& h2 > a': { textDecoration: 'none' },
  '& h2 > a:hover': { textDecoration: 'underline' },
  '& p': { display: 'flex', flexWrap: 'wrap', gap: '.1rem .75rem', color: color.inkFaint, fontSize: text.xs },
  '& > span': { display: 'flex' },
  [media.large]: { '&&': { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.s1 }, '& > span': { gridColumn: 2 } },
  [media.narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', '& > i': { display: 'none' } },
});

type Props = {
  readonly script: ScriptListItem;
  readonly position: number;
  readonly menu: ReactNode;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
  /** By one position, up (−1) or down. */
  readonly onStep: (by: -1 | 1) => void;
};

/** One row of a collection. Its handle is dragged, or moved by the arrow keys. */
export function OrderedScript({ script, position, menu, onDrag, onDrop, onStep }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const { language } = useLanguage();
  const [isOver, setOver] = useState(false);
  return (
    <Root
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
    >
      <IconButton
        data-part="handle"
        icon="sort"
        small
        draggable
        label={t('library.collections.order.handle', { title: titleOf(script) })}
        onDragStart={(event) => {
          // Firefox drags nothing that carries nothing.
          event.dataTransfer.setData('text/plain', titleOf(script));
          event.dataTransfer.effectAllowed = 'move';
          onDrag();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          onStep(event.key === 'ArrowUp' ? -1 : 1);
        }}
      />
      <i aria-hidden="true">{position}</i>
      <div>
        <h2 lang={script.language}>
          <Link to={pathTo(paths.editor, { id: script.id })}>{titleOf(script)}</Link>
        </h2>
        <p>
          <span>{t(`vocabulary.approaches.${script.approach}`)}</span>
          <span>{formats.minutesShort(minutesOf(script))}</span>
          {script.language !== language && <span>{formats.language(script.language)}</span>}
        </p>
      </div>
      <span>
        <FavoriteButton script={script} />
        {menu}
      </span>
    </Root>
  );
}
