import type { EditorView } from '@codemirror/view';
import { styled } from '../../../theme/styled.ts';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../shared/vocabulary.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import type { ScriptTime } from '../clock/timeReading.ts';
import { useStatus } from '../useStatus.ts';
import { changeOutline } from './changeOutline.ts';
import { OutlineRow } from './OutlineRow.tsx';
import { useReorder } from './useReorder.ts';

const Root = styled('nav')({
  display: 'grid',
  gap: space.s2,
  alignContent: 'start',
  minInlineSize: 0,
  '& > h2': { fontSize: text.titleSm, paddingInline: '.75rem' },
  '& > p': { color: color.inkFaint, fontSize: text.sm, paddingInline: '.75rem' },
  '& > ol': { display: 'grid', gap: '2px' },
});

type Props = {
  readonly view: EditorView;
  readonly time: ScriptTime;
  readonly language: Language;
  /** After a jump: what lies over the text goes away. */
  readonly onJump?: () => void;
  /** Has a section written again, by its place, from 1. */
  readonly onRewrite?: ((section: number) => void) | undefined;
};

const modifiers: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

/** The script's sections: go to one, name it, put it elsewhere, fold it. All of it is done to the text. */
export function Outline({ view, time, language, onJump, onRewrite }: Props): ReactNode {
  const { t } = useTranslation();
  const { section, folded } = useStatus(view);
  const list = useRef<HTMLOListElement>(null);
  // The row that was moved or named. The list is rendered again when the text's times are known, and the focus goes with the row
  // until somebody presses something.
  const [held, setHeld] = useState<number | null>(null);
  const letGo = (): void => setHeld(null);
  useLayoutEffect(() => {
    const focused = document.activeElement ?? document.body;
    if (held === null || (focused !== document.body && !list.current?.contains(focused))) return;
    list.current?.children[held]?.querySelector<HTMLElement>('[data-part="jump"]')?.focus();
  });
  const move = (index: number, position: number): void => {
    if (changeOutline.move(view, index, position)) setHeld(position);
  };
  const { target, begin } = useReorder(list, move);
  return (
    <Root
      aria-label={t('editor.outline.title')}
      // A key such as Alt begins what the next one does to the row in focus, which may be rendered again between the two.
      onKeyDownCapture={({ key }) => !modifiers.has(key) && letGo()}
      onPointerDownCapture={letGo}
    >
      <h2>{t('editor.outline.title')}</h2>
      {time.sections.length === 0 && <p>{t('editor.outline.empty')}</p>}
      <ol ref={list}>
        {time.sections.map((one, index) => (
          <OutlineRow
            key={`${index} ${one.title}`}
            time={one}
            language={language}
            position={{
              index,
              count: time.sections.length,
              isFirstFree: index === 0 || time.sections[index - 1]?.title === null,
            }}
            isHere={section === index + 1}
            isFolded={folded.has(one.from)}
            isTarget={target === index}
            isReadOnly={view.state.readOnly}
            view={view}
            onJump={() => {
              onJump?.();
              changeOutline.jump(view, index);
            }}
            onNamed={() => setHeld(index)}
            onMove={(position) => move(index, position)}
            onGrab={(event) => begin(index, event)}
            onRewrite={
              onRewrite &&
              (() => {
                onJump?.();
                onRewrite(index + 1);
              })
            }
          />
        ))}
      </ol>
    </Root>
  );
}
