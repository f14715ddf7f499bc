import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutlineSection } from '../../../shared/generations.schema.ts';
import { editOutline, type OutlineEdit } from '../../../shared/outline/editOutline.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import type { SectionKind } from '../../../shared/vocabulary.ts';
import { formatClock } from '../../lib/format.ts';
import type { ItemCommands } from './outlineControls.ts';
import { useControlFocus } from './useControlFocus.ts';
import { useOutlineEdits } from './useOutlineEdits.ts';

type Said = OutlineEdit['type'] | 'full';

/** An outline being changed: what can be done with its sections, what a screen reader hears of it, and how its saving goes. */
export function useOutlineEditor(script: Script, proposal: readonly OutlineSection[]) {
  const { t } = useTranslation();
  const [said, setSaid] = useState('');
  const { outline, edit, ...saving } = useOutlineEdits(script, proposal, (merge) => setSaid(t(`outline.said.${merge}`)));
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
  return { outline, change, said, saving, ...useSectionCommands(outline, proposal, change) };
}

/** What is done with one section, and where the keyboard is after it. */
function useSectionCommands(
  outline: readonly OutlineSection[],
  proposal: readonly OutlineSection[],
  change: (wanted: OutlineEdit, kind: SectionKind) => void,
) {
  const { root, focus } = useControlFocus();
  /** What the person has set or left out: the lengths that give way last, and the titles that come back. */
  const [own, setOwn] = useState<readonly SectionKind[]>([]);
  const [dropped, setDropped] = useState<ReadonlyMap<SectionKind, OutlineSection>>(new Map());
  const keptBut = (kind: SectionKind): readonly SectionKind[] => own.filter((one) => one !== kind);
  const leftOut = proposal
    .filter(({ kind }) => !outline.some((one) => one.kind === kind))
    .map((one) => dropped.get(one.kind) ?? one);
  const restore = (kind: SectionKind): void => {
    const part = dropped.get(kind) ?? proposal.find((one) => one.kind === kind);
    if (!part) return;
    change({ type: 'restore', part, kept: keptBut(kind) }, kind);
    focus(kind, 'drop');
  };
  const commands: ItemCommands = {
    focus,
    rename: (kind, title) => change({ type: 'rename', kind, title }, kind),
    resize: (kind, seconds) => {
      if (seconds === null) return;
      setOwn([...keptBut(kind), kind]);
      change({ type: 'resize', kind, seconds, kept: keptBut(kind) }, kind);
    },
    move: (kind, before, control) => {
      if (before === null) return;
      change({ type: 'move', kind, before }, kind);
      focus(kind, control);
    },
    drop: (section) => {
      setDropped(new Map([...dropped, [section.kind, section]]));
      change({ type: 'drop', kind: section.kind, kept: keptBut(section.kind) }, section.kind);
      focus(section.kind, 'restore');
    },
  };
  return { root, leftOut, restore, commands };
}
