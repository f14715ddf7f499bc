import type { GenerationScope, RegenerateBody } from '../../shared/generations.schema.ts';
import { sectionsOf } from '../../shared/markup/sectionsOf.ts';
import { minSecondsOf, maxSecondsOf } from '../../shared/outline/sectionSeconds.ts';
import { regeneratedSeconds } from '../../shared/regeneratedSeconds.ts';
import type { Script } from '../../shared/scripts.schema.ts';
import { AppError } from '../AppError.ts';
import { findSection } from '../scripts/findSection.ts';
import { guessKinds } from '../writing/guessKinds.ts';
import { chooseReadingSpeed } from '../writing/plan.ts';

export type Rewritable = Pick<
  Script,
  'content' | 'outline' | 'request' | 'language' | 'type' | 'theme' | 'endsAsleep' | 'duration' | 'timing' | 'readingSpeed'
>;
type SectionScope = Extract<GenerationScope, { kind: 'section' }>;

/** What is asked for of one section; refused where there is none, or where its kind cannot be so short or so long. */
export function toSectionScope(
  script: Rewritable,
  { position, seconds, variants }: NonNullable<RegenerateBody['section']>,
  wish: string | null,
): SectionScope {
  const sections = sectionsOf(script);
  const section = sections[position - 1];
  const kind = guessKinds(sections, script.outline, script.request)[position - 1];
  if (!section || !kind) throw new AppError('SECTION_UNKNOWN', 'the text has no such section');
  // Who reads slower needs longer for what must be said.
  const min = Math.ceil((minSecondsOf(kind) * 100) / Math.min(100, script.readingSpeed));
  const max = maxSecondsOf(kind);
  // Nobody said how long: as long as it is, as far as that can be said and filled.
  const wanted = seconds ?? Math.min(Math.max(regeneratedSeconds(section), min), max);
  if (wanted < min || wanted > max) throw outOfRange(wanted < min ? { minimum: min } : { maximum: max });
  return { kind: 'section', section: position, title: section.title || null, seconds: wanted, wish, variants };
}

/**
 * Percent to plan a whole by for somebody who reads at `own`: theirs, or, where what must be said in the script or in one
 * of the sections that it keeps would take longer then, the slowest at which it can be said.
 */
export const speedFor = ({ request, outline }: Rewritable, own: number): number =>
  Math.max(
    chooseReadingSpeed(request, own),
    ...outline.map(({ kind, plannedSeconds }) => Math.min(100, Math.ceil((100 * minSecondsOf(kind)) / plannedSeconds))),
  );

/** What a whole that was written again is timed by; nothing where the script's own holds. */
export const speedOf = (scope: GenerationScope | null): number | undefined =>
  scope?.kind === 'whole' ? scope.readingSpeed : undefined;

/** Whole minutes that the script will take. */
export function minutesAfter(script: Rewritable, scope: GenerationScope | null): number {
  if (scope?.kind !== 'section') return script.duration;
  const { speechSeconds, silenceSeconds } = findSection(script, scope);
  return Math.round(((script.timing?.totalSeconds ?? 0) - speechSeconds - silenceSeconds + scope.seconds) / 60);
}

/** The same scope in the text as it is now. */
export const atCurrentPosition = (script: Rewritable, scope: GenerationScope | null): GenerationScope | null =>
  scope?.kind === 'section' ? { ...scope, section: findSection(script, scope).position } : scope;

const outOfRange = (bound: { readonly minimum: number } | { readonly maximum: number }): AppError =>
  new AppError('VALIDATION_FAILED', 'such a section cannot have this length', {
    issues: [
      {
        path: 'section.seconds',
        code: 'minimum' in bound ? 'too_small' : 'too_big',
        message: 'not a length of such a section',
        ...bound,
      },
    ],
  });
