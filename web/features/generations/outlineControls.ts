import type { OutlineSection } from '../../../shared/generations.schema.ts';
import { editOutline } from '../../../shared/outline/editOutline.ts';
import { minSecondsOf, maxSecondsOf } from '../../../shared/outline/sectionSeconds.ts';
import type { SectionKind } from '../../../shared/vocabulary.ts';

export type ItemControl = 'rename' | 'shorter' | 'longer' | 'up' | 'down' | 'drop' | 'restore';

/** What can be done with a section where it stands; `null` is what cannot. */
export type ItemChoices = {
  readonly position: 'first' | 'between' | 'last';
  /** Seconds that it would have. */
  readonly shorter: number | null;
  readonly longer: number | null;
  /** Before which section it would stand. */
  readonly up: SectionKind | null;
  readonly down: SectionKind | null;
  readonly canDrop: boolean;
};

export type ItemCommands = {
  readonly rename: (kind: SectionKind, title: string) => void;
  readonly resize: (kind: SectionKind, seconds: number | null) => void;
  readonly move: (kind: SectionKind, before: SectionKind | null, control: 'up' | 'down') => void;
  readonly drop: (section: OutlineSection) => void;
  readonly focus: (kind: SectionKind, control: ItemControl) => void;
};
export type ItemEdits = ItemChoices & ItemCommands;

/** Lengths go from one half minute to the next. */
const step = 30;

export function choicesFor(
  outline: readonly OutlineSection[],
  index: number,
  proposal: readonly OutlineSection[],
): ItemChoices | null {
  const section = outline[index];
  if (!section) return null;
  const { kind, plannedSeconds } = section;
  const position = index === 0 ? 'first' : index === outline.length - 1 ? 'last' : 'between';
  const fits = (seconds: number): number | null =>
    seconds !== plannedSeconds && editOutline(outline, { type: 'resize', kind, seconds, kept: [] }, proposal) ? seconds : null;
  const before = (next: SectionKind | undefined): SectionKind | null =>
    next !== undefined && editOutline(outline, { type: 'move', kind, before: next }, proposal) ? next : null;
  return {
    position,
    shorter: fits(Math.max(minSecondsOf(kind), (Math.ceil(plannedSeconds / step) - 1) * step)),
    longer: fits(Math.min(maxSecondsOf(kind), (Math.floor(plannedSeconds / step) + 1) * step)),
    up: before(outline[index - 1]?.kind),
    down: before(outline[index + 2]?.kind),
    canDrop: editOutline(outline, { type: 'drop', kind, kept: [] }, proposal) !== null,
  };
}
