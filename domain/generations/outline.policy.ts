import type { EditOutlineBody, OutlineSection } from '../../shared/generations.schema.ts';
import { findLengthProblems, findOrderProblems, type OutlineProblem } from '../../shared/outline/findOutlineProblems.ts';
import { fitOutline } from '../../shared/outline/fitOutline.ts';
import { isTitleRefused } from '../../shared/outline/isTitleRefused.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { AppError } from '../AppError.ts';

type Present = {
  readonly outline: readonly OutlineSection[];
  readonly proposal: readonly OutlineSection[];
  readonly language: Language;
  /** Seconds that were asked for. */
  readonly total: number;
};

/** The outline that a person wants, whole; refused with every rule that it breaks. */
export function applyOutlineEdit(
  wanted: EditOutlineBody['sections'],
  { outline, proposal, language, total }: Present,
): OutlineSection[] {
  const broken = [
    ...findOrderProblems(wanted, proposal),
    ...wanted
      .filter(({ title }) => title !== undefined && isTitleRefused(title, language))
      .map(({ kind }): OutlineProblem => ({ rule: 'title', kind })),
  ];
  if (broken.length > 0) throw refusal(broken);
  const parts = wanted.map(({ kind, title, plannedSeconds }) => {
    const known = outline.find((one) => one.kind === kind) ?? proposal.find((one) => one.kind === kind);
    return { kind, title: title ?? known?.title ?? '', plannedSeconds: plannedSeconds ?? known?.plannedSeconds ?? 0 };
  });
  const given = new Set(wanted.filter(({ plannedSeconds }) => plannedSeconds !== undefined).map(({ kind }) => kind));
  const fitted = given.size === parts.length ? parts : (fitOutline(parts, total, given) ?? parts);
  const problems = findLengthProblems(fitted, total);
  if (problems.length > 0) throw refusal(problems);
  return fitted.map((part, index) => ({ ...part, position: index + 1 }));
}

const refusal = (problems: readonly OutlineProblem[]): AppError =>
  new AppError('OUTLINE_INVALID', 'the outline breaks a rule', { details: { problems } });
