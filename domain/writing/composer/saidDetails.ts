import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import type { Need } from '../../../shared/vocabulary.ts';
import type { Avoidance } from './avoidance.ts';
import type { FoundDetail } from './findDetails.ts';
import type { Detail } from './readDetails.ts';

/** Needs of those who are afraid: what they fear is what their passages lead through. */
const needsOfFear: ReadonlySet<Need> = new Set([
  'driving-test',
  'exam',
  'public-speaking',
  'job-interview',
  'sport',
  'flying',
  'medical-procedure',
  'panic',
]);

type Request = Pick<GenerateBody, 'theme' | 'endsAsleep' | 'leaveOutDetails'>;

/**
 * The details of its texts that a script for this need may say, each once, in the order in which they stand. What the person refuses,
 * fears or only mentions is none of them, but for whom a grieving person has lost, and what a need of fear is about. Without a need
 * there are only what the person's body does.
 */
export function saidDetails(
  found: readonly FoundDetail[],
  request: Request,
  need: Need | null,
  avoidance: Avoidance,
): FoundDetail[] {
  const refused = new Set(found.flatMap(({ detail, meaning }) => (meaning.stance === 'refused' ? [detail.key] : [])));
  const lost = need === 'grief' ? lostOf(found) : null;
  const isSaid = (one: FoundDetail): boolean => {
    const { detail, meaning, isOwn } = one;
    if (detail.role === 'symptom') return saysSymptoms(need) && isHad(one) && !holdsSubject(detail, avoidance);
    if (need === null) return false;
    if (detail.key === lost?.key) return !holdsSubject(detail, avoidance);
    // What such a need leads through is named, but where the script is to leave out its whole subject.
    const isHeld = isFeared(meaning, need) ? holdsSubject(detail, avoidance) : isAvoided(detail, avoidance);
    return isOwn && isMeant(detail, meaning, need) && !isLost(detail, need) && !isHeld;
  };
  const said = found.filter(
    (one) =>
      (!refused.has(one.detail.key) || one.detail.role === 'symptom') &&
      !request.leaveOutDetails?.includes(one.detail.key) &&
      (one.detail.fitsSleep || !isEndingAsleep(request)) &&
      isSaid(one),
  );
  return [...new Map(said.toReversed().map((one) => [one.detail.key, one])).values()].toReversed();
}

/** In panic what the body does is the fear itself, and in grief no matter: neither is led through it. */
const saysSymptoms = (need: Need | null): boolean => need !== 'panic' && need !== 'grief';
/** Who fears a symptom or wants no more of it has it; who asks not to speak of it is spared it. */
export const isHad = ({ detail, meaning, isOwn, isSilenced }: FoundDetail): boolean =>
  detail.role === 'symptom' && isOwn && !isSilenced && meaning.stance !== 'mentioned';

/** Whom the person has lost: the one companion that a text about grief names; of several nobody can say which. */
function lostOf(found: readonly FoundDetail[]): Detail | null {
  const companions = new Map(
    found.flatMap(({ detail }) => (detail.role === 'companion' && detail.tag !== 'official' ? [[detail.key, detail]] : [])),
  );
  return companions.size === 1 ? ([...companions.values()][0] ?? null) : null;
}

/** In a script about grief a companion is the one who was lost. */
const isLost = ({ role }: Detail, need: Need): boolean => need === 'grief' && role === 'companion';

function isMeant({ role, tag }: Detail, meaning: FoundDetail['meaning'], need: Need): boolean {
  if (meaning.stance === 'wanted') return true;
  if (meaning.stance !== 'suffered') return false;
  return meaning.cause === 'need' || (isFeared(meaning, need) && (role !== 'companion' || tag === 'official'));
}

/** Whether it is feared in a need whose passages lead through what is feared. */
const isFeared = ({ stance, cause }: FoundDetail['meaning'], need: Need): boolean =>
  stance === 'suffered' && cause === 'fear' && needsOfFear.has(need);

const textsOf = ({ forms }: Detail): string[] => [...forms.values()].flatMap(({ formal, informal }) => [formal, informal]);
const isAvoided = (detail: Detail, { holds }: Avoidance): boolean => textsOf(detail).some((text) => holds(text));
const holdsSubject = (detail: Detail, { holdsSubject: holds }: Avoidance): boolean => textsOf(detail).some((text) => holds(text));
