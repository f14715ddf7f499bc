import type { OutlineSection } from '../generations.schema.ts';
import type { SectionKind } from '../vocabulary.ts';
import { fitOutline, type OutlinePart } from './fitOutline.ts';
import { minSections } from './findOutlineProblems.ts';

/**
 * One change that a person makes to an outline; sections are named by their kind, of which an outline has one each.
 * Made twice it is the same as made once, so that it does no harm where it is there already.
 */
export type OutlineEdit =
  | { readonly type: 'rename'; readonly kind: SectionKind; readonly title: string }
  /** To where it stands right before another. */
  | { readonly type: 'move'; readonly kind: SectionKind; readonly before: SectionKind }
  | { readonly type: 'drop'; readonly kind: SectionKind; readonly kept: readonly SectionKind[] }
  | {
      readonly type: 'resize';
      readonly kind: SectionKind;
      readonly seconds: number;
      /** Whose lengths the person has set before: the others give first. */
      readonly kept: readonly SectionKind[];
    }
  | { readonly type: 'restore'; readonly part: OutlinePart; readonly kept: readonly SectionKind[] }
  | { readonly type: 'reset' };

/** The outline after a change, lasting as long as before; `null` where the change cannot be made (any more). */
export function editOutline(
  outline: readonly OutlineSection[],
  edit: OutlineEdit,
  proposal: readonly OutlineSection[],
): OutlineSection[] | null {
  if (edit.type === 'reset') return [...proposal];
  const total = outline.reduce((sum, { plannedSeconds }) => sum + plannedSeconds, 0);
  if (edit.type === 'restore') return restore(outline, edit.part, edit.kept, total, proposal);
  const index = outline.findIndex(({ kind }) => kind === edit.kind);
  if (index === -1) return null;
  if (edit.type === 'rename') return outline.map((one) => (one.kind === edit.kind ? { ...one, title: edit.title } : one));
  if (edit.type === 'move') return move(outline, index, edit.before);
  if (edit.type === 'drop') {
    if (isEnd(outline, index) || outline.length <= minSections) return null;
    return fitOutline(outline.toSpliced(index, 1), total, new Set(), new Set(edit.kept));
  }
  const parts = outline.map((one) => (one.kind === edit.kind ? { ...one, plannedSeconds: edit.seconds } : one));
  return fitOutline(parts, total, new Set([edit.kind]), new Set(edit.kept));
}

/** The first section holds the safety line, the last the ending: both stay where they are. */
const isEnd = (outline: readonly OutlineSection[], index: number): boolean => index === 0 || index === outline.length - 1;

function move(outline: readonly OutlineSection[], from: number, before: SectionKind): OutlineSection[] | null {
  const moved = outline[from];
  const others = outline.filter((one) => one !== moved);
  const to = others.findIndex(({ kind }) => kind === before);
  if (!moved || isEnd(outline, from) || to < 1) return null;
  return others.toSpliced(to, 0, moved).map((one, index) => ({ ...one, position: index + 1 }));
}

/** Back to its place: behind the nearest of its neighbours in the proposal that is still there. */
function restore(
  outline: readonly OutlineSection[],
  part: OutlinePart,
  kept: readonly SectionKind[],
  total: number,
  proposal: readonly OutlineSection[],
): OutlineSection[] | null {
  if (outline.some(({ kind }) => kind === part.kind)) return null;
  const before = proposal.slice(
    0,
    proposal.findIndex(({ kind }) => kind === part.kind),
  );
  const after = outline.findLastIndex(({ kind }, index) => index < outline.length - 1 && before.some((one) => one.kind === kind));
  const parts = outline.toSpliced(after + 1, 0, { ...part, position: 0 });
  return fitOutline(parts, total, new Set([part.kind]), new Set(kept)) ?? fitOutline(parts, total, new Set());
}
