import type { PointerEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/IconButton.tsx';

export type RowPosition = {
  /** From 0, among so many. */
  readonly index: number;
  readonly count: number;
  /** Nothing can stand before it but the text without a title. */
  readonly isFirstFree: boolean;
};

type Props = {
  readonly title: string;
  readonly position: RowPosition;
  readonly isFolded: boolean;
  readonly isReadOnly: boolean;
  readonly onFold: () => void;
  readonly onRename: () => void;
  readonly onMove: (position: number) => void;
  readonly onGrab: (event: PointerEvent<HTMLElement>) => void;
  readonly onRewrite: (() => void) | undefined;
};

/** What can be done to one section of the text: where it may not be changed, it can be folded. */
export function SectionActs({ title, position, isFolded, isReadOnly, ...on }: Props): ReactNode {
  const { t } = useTranslation();
  const { index, count, isFirstFree } = position;
  return (
    <div data-part="acts" role="group" aria-label={t('editor.outline.acts', { title })}>
      <IconButton
        icon={isFolded ? 'right' : 'down'}
        small
        label={t(isFolded ? 'editor.outline.unfold' : 'editor.outline.fold', { title })}
        aria-expanded={!isFolded}
        onClick={on.onFold}
      />
      {!isReadOnly && (
        <>
          <IconButton icon="pen" small label={t('editor.outline.rename', { title })} onClick={on.onRename} />
          <IconButton
            icon="up"
            small
            label={t('editor.outline.up', { title })}
            unavailable={isFirstFree}
            onClick={() => on.onMove(index - 1)}
          />
          <IconButton
            icon="downward"
            small
            label={t('editor.outline.down', { title })}
            unavailable={index === count - 1}
            onClick={() => on.onMove(index + 1)}
          />
          {on.onRewrite && <IconButton icon="again" small label={t('regeneration.section', { title })} onClick={on.onRewrite} />}
          <IconButton
            icon="sort"
            small
            data-part="grab"
            tabIndex={-1}
            label={t('editor.outline.drag', { title })}
            onPointerDown={on.onGrab}
          />
        </>
      )}
    </div>
  );
}
