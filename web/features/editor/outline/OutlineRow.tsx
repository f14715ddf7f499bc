import type { EditorView } from '@codemirror/view';
import { styled } from '../../../theme/styled.ts';
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/vocabulary.ts';
import { formatClock } from '../../../lib/format.ts';
import { color, radius, text, weight } from '../../../theme/tokens.ts';
import type { SectionTime } from '../clock/timeReading.ts';
import { toggleSection } from '../surface/foldSections.ts';
import { changeOutline } from './changeOutline.ts';
import { SectionActs, type RowPosition } from './SectionActs.tsx';
import { TitleForm } from './TitleForm.tsx';

const Root = styled('li')({
  borderRadius: radius.control,
  '&[data-here]': { background: color.surface, boxShadow: color.shadow1 },
  '&[data-target]': { outline: `2px dashed ${color.accent}`, outlineOffset: '-2px' },
  '& > [data-part="jump"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '.15rem .6rem',
    alignItems: 'baseline',
    inlineSize: '100%',
    padding: '.5rem .75rem',
    borderRadius: radius.control,
    textAlign: 'start',
    fontSize: text.md,
    lineHeight: 1.3,
    color: color.inkSoft,
    overflowWrap: 'anywhere',
    '&:hover': { background: color.sunken },
    '& time': { fontSize: text.xs, color: color.inkFaint, fontVariantNumeric: 'tabular-nums' },
  },
  '&[data-here] > [data-part="jump"]': { color: color.ink, fontWeight: weight.medium },
  '&[data-here] > [data-part="jump"] > span::before': {
    content: '""',
    display: 'inline-block',
    inlineSize: '7px',
    blockSize: '7px',
    borderRadius: '50%',
    background: color.accent,
    marginInlineEnd: '.55rem',
    verticalAlign: '.1em',
  },
  '& > [data-part="acts"]': { display: 'none', paddingInline: '.35rem', paddingBlockEnd: '.25rem', flexWrap: 'wrap' },
  // All six on one line of the column.
  '& > [data-part="acts"] > button': { inlineSize: '1.9rem' },
  '&[data-here] > [data-part="acts"], &:focus-within > [data-part="acts"]': { display: 'flex' },
  '& [data-part="grab"]': { cursor: 'grab', touchAction: 'none' },
});

type Props = {
  readonly time: SectionTime;
  readonly language: Language;
  readonly position: RowPosition;
  readonly isHere: boolean;
  readonly isFolded: boolean;
  readonly isTarget: boolean;
  readonly isReadOnly: boolean;
  readonly view: EditorView;
  readonly onJump: () => void;
  /** The form for its name is gone. */
  readonly onNamed: () => void;
  readonly onMove: (position: number) => void;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  /** Has the section written again, where that can be asked for. */
  readonly onRewrite: (() => void) | undefined;
};

/** One section: its name and its length; what can be done to it, once the cursor or the focus is there. */
export function OutlineRow({ time, language, position, isHere, isFolded, isTarget, isReadOnly, view, ...on }: Props): ReactNode {
  const { t } = useTranslation();
  const [isRenaming, setRenaming] = useState(false);
  const title = time.title ?? t('editor.outline.untitled');
  const { index } = position;
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'F2' && !isReadOnly) setRenaming(true);
    else if (event.altKey && event.key === 'ArrowUp') on.onMove(index - 1);
    else if (event.altKey && event.key === 'ArrowDown') on.onMove(index + 1);
    else return;
    event.preventDefault();
  };
  if (isRenaming)
    return (
      <Root>
        <TitleForm
          title={time.title ?? ''}
          language={language}
          onClose={() => {
            setRenaming(false);
            on.onNamed();
          }}
          onRename={(next) => changeOutline.rename(view, index, next)}
        />
      </Root>
    );
  return (
    <Root data-here={isHere || undefined} data-target={isTarget || undefined}>
      <button type="button" data-part="jump" aria-current={isHere || undefined} onClick={on.onJump} onKeyDown={onKey}>
        <span lang={time.title === null ? undefined : language}>{title}</span>
        <time>{formatClock(time.speech + time.silence)}</time>
      </button>
      {time.title !== null && (
        <SectionActs
          title={title}
          position={position}
          isFolded={isFolded}
          isReadOnly={isReadOnly}
          onFold={() => toggleSection(view, time.from)}
          onRename={() => setRenaming(true)}
          onMove={on.onMove}
          onGrab={on.onGrab}
          onRewrite={on.onRewrite}
        />
      )}
    </Root>
  );
}
