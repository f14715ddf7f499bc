import { costOfRegeneration } from '../../../../shared/cost.ts';
import { sectionSeconds, textLength, type RegenerateBody } from '../../../../shared/generations.schema.ts';
import { plans, type PlanId } from '../../../../shared/plans.ts';
import { regeneratedSeconds } from '../../../../shared/regeneratedSeconds.ts';
import type { Script, Section } from '../../../../shared/scripts.schema.ts';

/** What a person has chosen for the new writing. Minutes and seconds are as they were typed. */
export type RewriteWish = {
  readonly wish: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly variants: number;
};

/** The length of a section as it is, in whole seconds. */
export const presentSeconds = ({ speechSeconds, silenceSeconds }: Section): number => Math.round(speechSeconds + silenceSeconds);

export function firstWish(section: Section | null): RewriteWish {
  const length = section ? presentSeconds(section) : 0;
  return { wish: '', minutes: String(Math.floor(length / 60)), seconds: String(length % 60), variants: 1 };
}

/** The chosen length in seconds; `null` where what was typed is no length. */
export function chosenSeconds({ minutes, seconds }: Pick<RewriteWish, 'minutes' | 'seconds'>): number | null {
  const parts = [minutes, seconds].map((part) => (part.trim() === '' ? 0 : /^\d{1,4}$/u.test(part.trim()) ? Number(part) : null));
  const [first = null, second = null] = parts;
  return first === null || second === null ? null : first * 60 + second;
}

/** Credits that it costs: of the script's length, or of the section's for each proposal. */
export const costOfRewriting = (script: Pick<Script, 'duration'>, section: Section | null, wish: RewriteWish): number =>
  costOfRegeneration(script.duration, section && { seconds: secondsOf(section, wish), variants: wish.variants });

/** A length that was left as it is, is what the server makes of it. */
function secondsOf(section: Section, wish: RewriteWish): number {
  const chosen = chosenSeconds(wish);
  return chosen === null || chosen === presentSeconds(section) ? regeneratedSeconds(section) : chosen;
}

export type RewriteProblem = 'wishLong' | 'lengthUnreadable' | 'lengthOutside' | 'planLength';

/** What stands against it, whatever the balance is. */
export function problemOf(
  script: Pick<Script, 'timing'>,
  section: Section | null,
  wish: RewriteWish,
  plan: PlanId,
): RewriteProblem | null {
  if (wish.wish.trim().length > textLength.wish) return 'wishLong';
  if (!section) return null;
  const seconds = chosenSeconds(wish);
  if (seconds === null) return 'lengthUnreadable';
  if (seconds === presentSeconds(section)) return null;
  if (seconds < sectionSeconds.least || seconds > sectionSeconds.most) return 'lengthOutside';
  const rest = (script.timing?.totalSeconds ?? 0) - presentSeconds(section);
  return Math.round((rest + seconds) / 60) > plans[plan].longestMinutes ? 'planLength' : null;
}

/** The request; a length that was left as it is, is left out. */
export function toRegenerateBody(
  script: Pick<Script, 'revision'>,
  section: Section | null,
  wish: RewriteWish,
  forPractice: boolean,
): RegenerateBody {
  const seconds = chosenSeconds(wish);
  const words = wish.wish.trim();
  return {
    baseRevision: script.revision,
    ...(words !== '' && { wish: words }),
    ...(section && {
      section: {
        position: section.position,
        ...(seconds !== null && seconds !== presentSeconds(section) && { seconds }),
        variants: wish.variants,
      },
    }),
    ...(forPractice && { forPractice }),
  };
}
