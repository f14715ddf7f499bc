import type { Style } from '../../../shared/vocabulary.ts';
import { isEndingAsleep } from '../../../shared/isEndingAsleep.ts';
import type { Asked } from './Asked.ts';
import { fill } from './fill.ts';
import { needOf } from './needOf.ts';
import {
  choosePassages,
  fillUp,
  passagesFor,
  passagesOfSymptoms,
  passagesOfTheme,
  recite,
  wholeSeconds,
  type MaxOfStep,
} from './passages.ts';
import { callByName } from './personal.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import type { Passage } from './readPassages.ts';
import { maxRest } from './sectionPassages.ts';
import { writeScene } from './writeScene.ts';

/** Concepts of the person's own words that one script takes up; more would make it a list. */
export const maxConcepts = 3;

/** How often each style turns to what, in one round through the heart of a script. */
const turns: Readonly<Record<Style, { explore: number; observe: number; visualise: number; silence: number; affirm: number }>> = {
  gentle: { explore: 3, observe: 2, visualise: 0, silence: 1, affirm: 3 },
  'guided-visualization': { explore: 2, observe: 1, visualise: 3, silence: 1, affirm: 2 },
  mindfulness: { explore: 2, observe: 4, visualise: 0, silence: 1, affirm: 2 },
  spiritual: { explore: 2, observe: 2, visualise: 1, silence: 2, affirm: 2 },
  pragmatic: { explore: 4, observe: 1, visualise: 0, silence: 1, affirm: 4 },
};

/**
 * The heart of a script: the person's need in passages of its own, where it has some, else the theme in those of the theme,
 * with their own matters before and a scene amid them. Where there is a need, a scene comes before the matter is announced.
 */
export function writeHeart(picker: PhrasePicker, asked: Asked): void {
  const need = needOf(asked);
  const ofNeed = need
    ? [...passagesFor(picker, asked, need, 'heart'), ...fittingBeside(picker, passagesOfSymptoms(picker, asked, need))]
    : [];
  const ofTheme = passagesOfTheme(picker, asked).filter(({ about }) => need === null || about === null);
  if (ofNeed.length > 0 && leavesRoomForScene(picker, asked))
    picker.reserve(picker.left - sceneSeconds, () => writeScene(picker, asked));
  // Who is to fall asleep is called to no matter.
  if (!isEndingAsleep(asked.request)) {
    // What announces the matter is the last thing before it.
    picker.say([`intensity.${asked.request.intensity}`], { min: 1 });
    picker.say(['link.theme'], { min: asked.request.type === 'meditation' ? 1 : 0 });
  }
  callByName(picker, asked);
  if (ofNeed.length > 0) writeNeed(picker, asked, ofNeed, ofTheme);
  else writeTheme(picker, asked, ofTheme);
  if (picker.sentences.length === 0) picker.say([`theme.${asked.request.theme}.open`], { min: 1 });
  picker.repeatKey();
  if (picker.left > maxRest) fillWithSentences(picker, asked);
}

/** Part of the heart that passages about symptoms may take beside those of the need: three fifths are the need's (spec: writing, 13). */
const symptomShare = 0.35;

function fittingBeside(picker: PhrasePicker, passages: readonly Passage[]): Passage[] {
  let left = symptomShare * picker.left;
  return passages.filter((passage) => {
    const seconds = wholeSeconds(picker, [passage]);
    if (seconds > left) return false;
    left -= seconds;
    return true;
  });
}

/** Seconds of speech below which no scene, or no second one, is told beside passages, and what one takes. */
const [minSecondsWithScene, minSecondsWithTwo, sceneSeconds] = [200, 400, 60];

/**
 * The steps of a need, in order. What of the theme the need's passages cannot replace comes before them: nothing stands between the
 * passages, and nothing follows the last one.
 */
function writeNeed(picker: PhrasePicker, asked: Asked, ofNeed: readonly Passage[], ofTheme: readonly Passage[]): void {
  const whole = wholeSeconds(picker, ofNeed);
  if (picker.left > whole) picker.reserve(whole, () => writeTheme(picker, asked, ofTheme));
  recite(picker, asked, fillUp(picker, choosePassages(picker, asked, ofNeed, picker.left), picker.left));
}

/** In a script of half an hour, or where the words, the style or the approach call for one: else the need's passages are its images. */
function leavesRoomForScene({ left }: PhrasePicker, { request: { style, approach }, wanted }: Asked): boolean {
  if (left >= minSecondsWithTwo) return true;
  const isCalledFor = style === 'guided-visualization' || approach === 'nature' || wanted.some((key) => key.startsWith('scene.'));
  return isCalledFor && left >= minSecondsWithScene;
}

/** Part of the heart that single sentences on the person's own matters may take before its passages. */
const singleShare = 0.14;

/**
 * What the person's words are about, then the steps through the theme; a scene, where there is time for one, before the body has
 * its turn, and in a long heart another one after it. What is more than all passages is said in single sentences, before them.
 */
function writeTheme(picker: PhrasePicker, asked: Asked, passages: readonly Passage[]): void {
  if (passages.length === 0) picker.say([`theme.${asked.request.theme}.open`], { min: 1, max: 2 });
  picker.reserve((1 - singleShare) * picker.left, () => {
    for (const concept of conceptsOf(asked)) picker.say([concept], { max: 2 });
  });
  const scenes = countScenes(picker, asked);
  const sceneTime = Math.min(scenes * sceneSeconds, picker.left);
  const more = picker.left - sceneTime - wholeSeconds(picker, passages);
  if (more > 0) picker.reserve(picker.left - more, () => fillWithSentences(picker, asked));
  const seconds = picker.left - sceneTime;
  const chosen = fillUp(picker, choosePassages(picker, asked, passages, seconds, maxOfStep(asked, scenes > 0)), seconds);
  const parts = Map.groupBy(chosen, ({ passage }) => partOf(passage));
  recite(picker, asked, parts.get('before') ?? []);
  if (scenes > 0) picker.reserve(picker.left - sceneSeconds, () => writeScene(picker, asked));
  recite(picker, asked, parts.get('between') ?? []);
  if (scenes > 1) picker.reserve(picker.left - sceneSeconds, () => writeScene(picker, asked));
  // What a scene left over is time for more sentences of what follows it.
  const last = (parts.get('after') ?? []).map(({ passage }) => passage);
  recite(picker, asked, fillUp(picker, last, picker.left));
}

/** One where the words or the approach call for it or there is time, a second in a heart of half an hour's script. */
function countScenes({ left }: PhrasePicker, { request, wanted }: Asked): number {
  if (!request.includeMetaphors) return 0;
  if (left >= minSecondsWithTwo) return 2;
  const isCalledFor = request.approach === 'nature' || wanted.some((key) => key.startsWith('scene.'));
  return left >= minSecondsWithScene || (isCalledFor && left >= sceneSeconds) ? 1 : 0;
}

/** Around the scenes: where the listener is, the body, and the way on. */
const partOf = ({ step }: Passage): 'before' | 'between' | 'after' =>
  step === 'here' || step === 'image' ? 'before' : step === 'body' ? 'between' : 'after';

/** One place and one thing beside a scene: more of them are a list, but where seeing is what the script does. The way on has most of the time. */
const maxOfStep = ({ request }: Asked, hasScene: boolean): MaxOfStep => ({
  here: 1,
  image: hasScene ? 1 : request.style === 'guided-visualization' ? 3 : 2,
  body: 2,
  turn: 5,
  keep: 4,
});

const conceptsOf = ({ wanted }: Asked): string[] => wanted.filter((key) => key.startsWith('concept.')).slice(0, maxConcepts);

function fillWithSentences(picker: PhrasePicker, asked: Asked): void {
  const { theme, approach, style, intensity, type, advancedVisualization } = asked.request;
  const often = turns[style];
  const observing = type === 'hypnosis' ? 'common.trance' : 'common.observe';
  const concepts = conceptsOf(asked);
  fill(picker, [
    () => picker.say([`theme.${theme}.explore`], { max: often.explore }),
    () => concepts.reduce((said, concept) => said + picker.say([concept], { max: 2 }), 0),
    () => picker.say([`theme.${theme}.${style}`], { max: 4 }),
    () => picker.say([`approach.${approach}`], { max: 2 }),
    () => picker.say([`intensity.${intensity}`]),
    () => picker.say([`style.${style}`], { max: 3 }),
    () => writeScene(picker, asked),
    () => picker.say([`intensity.${intensity}`]),
    () => picker.say([observing], { max: often.observe }),
    () => picker.say(['silence.invite'], { max: often.silence, pause: 'long' }),
    () => picker.say([`theme.${theme}.explore`], { max: 2 }),
    () => picker.say(['common.visualise'], { max: often.visualise + (advancedVisualization ? 2 : 0) }),
    () => picker.say([`style.${style}`]),
    () => picker.say([`theme.${theme}.affirm`], { max: often.affirm, pause: type === 'hypnosis' ? 'short' : 'medium' }),
    () => picker.say(['common.observe']),
  ]);
}
