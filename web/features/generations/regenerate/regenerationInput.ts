import { costOfRegeneration } from '../../../../shared/cost.ts';
import { sectionSeconds, textLength, type RegenerateBody } from '../../../../shared/generations.schema.ts';
import { plans, type PlanId } from '../../../../shared/plans.ts';
import { regeneratedSeconds } from '../../../../shared/regeneratedSeconds.ts';
import type { Script, Section } from '../../../../shared/scripts.schema.ts';

/** What a person has chosen for the new writing. Minutes and seconds are as they were typed. */
export type RegenerationInput = {
  readonly instruction: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly variants: number;
};

/** The length of a section as it is, in whole seconds. */
export const presentSeconds = ({ speechSeconds, silenceSeconds }: Section): number => Math.round(speechSeconds + silenceSeconds);

export function firstInput(section: Section | null): RegenerationInput {
  const length = section ? presentSeconds(section) : 0;
  return { instruction: '', minutes: String(Math.floor(length / 60)), seconds: String(length % 60), variants: 1 };
}

/** The chosen length in seconds; `null` where what was typed is no length. */
export function chosenSeconds({ minutes, seconds }: Pick<RegenerationInput, 'minutes' | 'seconds'>): number | null {
  const parts = [minutes, seconds].map((part) => (part.trim() === '' ? 0 : /^\d{1,4}$/u.test(part.trim()) ? Number(part) : null));
  const [first = null, second = null] = parts;
  return first === null || second === null ? null : first * 60 + second;
}

/** Credits that it costs: of the script's length, or of the section's for each proposal. */
export const costOfRewriting = (script: Pick<Script, 'duration'>, section: Section | null, input: RegenerationInput): number =>
  costOfRegeneration(script.duration, section && { seconds: secondsOf(section, input), variants: input.variants });

/** A length that was left as it is, is what the server makes of it. */
function secondsOf(section: Section, input: RegenerationInput): number {
  const chosen = chosenSeconds(input);
  return chosen === null || chosen === presentSeconds(section) ? regeneratedSeconds(section) : chosen;
}

export type RewriteProblem = 'instructionLong' | 'lengthUnreadable' | 'lengthOutside' | 'planLength';

/** What stands against it, whatever the balance is. */
export function problemOf(
  script: Pick<Script, 'timing'>,
  section: Section | null,
  input: RegenerationInput,
  plan: PlanId,
): RewriteProblem | null {
  if (input.instruction.trim().length > textLength.wish) return 'instructionLong';
  if (!section) return null;
  const seconds = chosenSeconds(input);
  if (seconds === null) return 'lengthUnreadable';
  if (seconds === presentSeconds(section)) return null;
  if (seconds < sectionSeconds.min || seconds > sectionSeconds.max) return 'lengthOutside';
  const rest = (script.timing?.totalSeconds ?? 0) - presentSeconds(section);
  return Math.round((rest + seconds) / 60) > plans[plan].maxMinutes ? 'planLength' : null;
}

/** The request; a length that was left as it is, is left out. */
export function toRegenerateBody(
  script: Pick<Script, 'revision'>,
  section: Section | null,
  input: RegenerationInput,
  forPractice: boolean,
): RegenerateBody {
  const seconds = chosenSeconds(input);
  const words = input.instruction.trim();
  return {
    baseRevision: script.revision,
    ...(words !== '' && { wish: words }),
    ...(section && {
      section: {
        position: section.position,
        ...(seconds !== null && seconds !== presentSeconds(section) && { seconds }),
        variants: input.variants,
      },
    }),
    ...(forPractice && { forPractice }),
  };
}
