import { styled } from '../../theme/styled.ts';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation, OutlineSection } from '../../../shared/generations.schema.ts';
import { editOutline, type OutlineEdit } from '../../../shared/outline/editOutline.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import type { SectionKind } from '../../../shared/vocabulary.ts';
import { errorText } from '../../lib/errorText.ts';
import { formatClock } from '../../lib/format.ts';
import { color, space } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ApproveOutline } from './ApproveOutline.tsx';
import { choicesFor, type ItemControl } from './outlineControls.ts';
import { OutlineBar } from './OutlineBar.tsx';
import { OutlineItem } from './OutlineItem.tsx';
import { OutlineLeftOut } from './OutlineLeftOut.tsx';
import { useOutlineEdits } from './useOutlineEdits.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space.s5,
  '& > ol': { borderBlockEnd: `1px solid ${color.line}` },
});

type Props = { readonly script: Script; readonly generation: Generation };
type Said = OutlineEdit['type'] | 'full';

/** An outline before it is written, to be changed and approved. */
export function OutlineEditor({ script, generation }: Props): ReactNode {
  const { t } = useTranslation();
  const proposal = generation.proposal ?? script.outline;
  const [said, setSaid] = useState('');
  const { outline, edit, isSaving, error, again } = useOutlineEdits(script, proposal, (merge) =>
    setSaid(t(`outline.said.${merge}`)),
  );
  const { root, focus } = useFocus();
  /** What the person has set or left out: the lengths that give way last, and the titles that come back. */
  const [own, setOwn] = useState<readonly SectionKind[]>([]);
  const [dropped, setDropped] = useState<ReadonlyMap<SectionKind, OutlineSection>>(new Map());

  const announce = (what: Said, after: readonly OutlineSection[], kind?: SectionKind): void => {
    const section = [...after, ...outline].find((one) => one.kind === kind);
    const length = formatClock(section?.plannedSeconds ?? 0);
    const position = { number: section?.position ?? 0, total: after.length };
    setSaid(t(`outline.said.${what}`, { title: section?.title ?? '', length, ...position }));
  };
  const change = (wanted: OutlineEdit, kind?: SectionKind): void => {
    const after = editOutline(outline, wanted, proposal);
    if (!after) return announce('full', outline);
    edit(wanted);
    announce(wanted.type, after, kind);
  };
  const keptBut = (kind: SectionKind): readonly SectionKind[] => own.filter((one) => one !== kind);
  const restore = (kind: SectionKind): void => {
    const part = dropped.get(kind) ?? proposal.find((one) => one.kind === kind);
    if (!part) return;
    change({ type: 'restore', part, kept: keptBut(kind) }, kind);
    focus(kind, 'drop');
  };
  const commands = {
    focus,
    rename: (kind: SectionKind, title: string) => change({ type: 'rename', kind, title }, kind),
    resize: (kind: SectionKind, seconds: number | null) => {
      if (seconds === null) return;
      setOwn([...keptBut(kind), kind]);
      change({ type: 'resize', kind, seconds, kept: keptBut(kind) }, kind);
    },
    move: (kind: SectionKind, before: SectionKind | null, control: ItemControl) => {
      if (before === null) return;
      change({ type: 'move', kind, before }, kind);
      focus(kind, control);
    },
    drop: (section: OutlineSection) => {
      setDropped(new Map([...dropped, [section.kind, section]]));
      change({ type: 'drop', kind: section.kind, kept: keptBut(section.kind) }, section.kind);
      focus(section.kind, 'restore');
    },
  };
  const isAsProposed = JSON.stringify(outline) === JSON.stringify(proposal);

  return (
    <Root ref={root}>
      <OutlineBar outline={outline} />
      <ol aria-label={t('outline.label')}>
        {outline.map((section, index) => {
          const choices = choicesFor(outline, index, proposal);
          if (!choices) return null;
          return (
            <OutlineItem key={section.kind} section={section} language={script.language} edits={{ ...choices, ...commands }} />
          );
        })}
      </ol>
      <OutlineLeftOut
        sections={proposal
          .filter(({ kind }) => !outline.some((one) => one.kind === kind))
          .map((one) => dropped.get(one.kind) ?? one)}
        language={script.language}
        onRestore={restore}
      />
      <Actions>
        <Button size="sm" unavailable={isAsProposed} onClick={() => change({ type: 'reset' })}>
          {t('outline.reset')}
        </Button>
      </Actions>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {error !== null && (
        <Note kind="danger" role="alert">
          <p>{errorText(error)}</p>
          <p>{t('outline.unsaved')}</p>
          <Button size="sm" onClick={again}>
            {t('outline.again')}
          </Button>
        </Note>
      )}
      <ApproveOutline script={script} generation={generation} isSaving={isSaving} isUnsaved={isSaving || error !== null} />
    </Root>
  );
}

/** Keeps the keyboard where it was: a control that moved, or that takes the place of one that is gone. */
function useFocus() {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const control = root.current?.querySelector<HTMLElement>(`[data-control="${wanted.current}"]`);
    if (!control) return;
    wanted.current = null;
    control.focus();
  });
  const focus = (kind: SectionKind, control: ItemControl): void => {
    wanted.current = `${kind}-${control}`;
  };
  return { root, focus };
}
