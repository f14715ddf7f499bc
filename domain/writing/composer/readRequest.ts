import { foldText } from '../../../shared/checks/foldText.ts';
import type { GenerateBody, RequestWords } from '../../../shared/generations.schema.ts';
import type { SteeringWord } from '../../../shared/steering.schema.ts';
import { avoidanceOf, type Avoidance } from './avoidance.ts';
import { withheldOf, withheldOfNeed } from '../withheld/withheldOf.ts';
import type { Withheld } from '../withheld/withheldKinds.ts';
import { findDetails, type FoundDetail } from './findDetails.ts';
import { needOf } from './needOf.ts';
import { getPack } from './pack.ts';
import { readAvoided } from './readAvoided.ts';
import { isHad, saidDetails } from './saidDetails.ts';
import { steer, steerField, wantedOf } from './steer.ts';
import { withheldKeys } from './withheldKeys.ts';

/** What a request calls for, the most wanted first, and what it keeps away. */
export type Reading = {
  readonly wanted: readonly string[];
  readonly avoidance: Avoidance;
  readonly withheld: readonly Withheld[];
  /** What of the person's own life the script may say. */
  readonly details: readonly FoundDetail[];
};

/** Different words that one request may refuse; a person names a handful. */
const maxRefusedWords = 60;

/** What of a request decides how its words are read. */
export type ReadableRequest = Omit<RequestWords, 'theme'> &
  Pick<
    GenerateBody,
    'theme' | 'avoid' | 'leaveOutDetails' | 'includeBreathing' | 'includeMetaphors' | 'approach' | 'body' | 'instructions'
  >;

const readings = new WeakMap<ReadableRequest, Map<string | null, Reading>>();

/** As `read`, once for each request: every section of a script asks for it, and its patterns are most of what reading costs. */
export function readRequest(request: ReadableRequest, instruction: string | null = null): Reading {
  const known = readings.get(request) ?? new Map<string | null, Reading>();
  readings.set(request, known);
  const reading = known.get(instruction) ?? read(request, instruction);
  known.set(instruction, reading);
  return reading;
}

type Place = Pick<SteeringWord, 'field' | 'start' | 'end'>;
const overlap = (one: Place, other: Place): boolean =>
  one.field === other.field && other.start < one.end && other.end > one.start;

/**
 * Reads a request and, where a text is written again, its instruction. What the instruction calls for comes first, and is
 * no longer avoided where the request refused it: it is the person's later word.
 */
function read(request: ReadableRequest, instruction: string | null): Reading {
  const { subjects, isCorrected } = readAvoided(request, instruction);
  const instructed = instruction ? steerField('additionalInstructions', instruction, request.language) : [];
  const calledFor = new Set(wantedOf(instructed.filter(({ stance }) => stance !== 'suffered')));
  const found = findDetails(request);
  // “I am afraid of exams, my knees shake”: what the script leads through is none of what it leaves out.
  const symptoms = found.filter((one) => isHad(one));
  // “The first Christmas without him” asks for no snow, and “I lose the thread” for no loom.
  const ownMatters = found.filter(({ detail }) => detail.role === 'symptom' || detail.role === 'time');
  const asked = steer(request)
    .filter((word) => !(word.key.startsWith('scene.') && ownMatters.some((one) => overlap(one, word))))
    .filter(
      (word) =>
        word.stance !== 'refused' ||
        !(calledFor.has(word.key) || isCorrected(request[word.field] ?? '', word) || symptoms.some((one) => overlap(one, word))),
    );
  const ownWords = (words: readonly SteeringWord[], textOf: (word: SteeringWord) => string) =>
    words.flatMap((word) => (word.stance === 'refused' ? foldText(textOf(word).slice(word.start, word.end)).split(/['-]/u) : []));
  const refusedWords = new Set([
    ...ownWords(asked, ({ field }) => request[field] ?? ''),
    ...ownWords(instructed, () => instruction ?? ''),
  ]);
  const steering = [...instructed, ...asked];
  const avoidance = avoidanceOf(
    steering,
    [...refusedWords].filter((word) => word.length > 1).slice(0, maxRefusedWords),
    getPack(request.language),
    subjects,
  );
  const ofRequest = withheldOf(request);
  const silent = withheldKeys(getPack(request.language), ofRequest);
  const wanted = wantedOf(steering)
    .filter((key) => !silent.has(key))
    .toSorted((a, b) => Number(calledFor.has(b)) - Number(calledFor.has(a)));
  const need = needOf({ request, wanted });
  const withheld = [...ofRequest, ...withheldOfNeed(need)];
  const details = saidDetails(found, request, need, avoidance);
  return { withheld, wanted, avoidance, details };
}
