import type { Style } from '../../../shared/vocabulary.ts';
import type { Asked } from './Asked.ts';
import { fill } from './fill.ts';
import { choosePassages, needOf, passagesFor, recite } from './passages.ts';
import { callByName } from './personal.ts';
import type { PhrasePicker } from './PhrasePicker.ts';
import type { Passage } from './readPassages.ts';
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
 * The heart of a script: the person's need in passages of its own, where it has some, else the theme in their own matters and
 * diction, seen from many sides, with scenes, quiet and what may grow of it.
 */
export function writeHeart(picker: PhrasePicker, asked: Asked): void {
  const { theme, type } = asked.request;
  const need = needOf(asked);
  const passages = need ? passagesFor(picker, asked, need, 'heart') : [];
  picker.say(['link.theme'], { min: type === 'meditation' ? 1 : 0 });
  if (passages.length === 0) picker.say([`theme.${theme}.open`], { min: 1, max: 2 });
  callByName(picker, asked);
  if (passages.length > 0) writeNeed(picker, asked, passages);
  if (passages.length === 0 || picker.left > maxRest) fillWithTheme(picker, asked);
}

/** Seconds of speech below which no scene stands before the passages of a need, so that these have three fifths of the time; and what one takes. */
const [minSecondsWithScene, sceneSeconds] = [200, 60];
/** Seconds of speech after the last passage that become silence: a single sentence would follow it that belongs to nothing. */
const maxRest = 8;

/**
 * The steps of a need, in order. A scene, where there is time for one, and what of the theme its passages cannot replace come
 * before them: nothing stands between the passages, and nothing follows the last one.
 */
function writeNeed(picker: PhrasePicker, asked: Asked, passages: readonly Passage[]): void {
  const whole = passages.reduce((sum, passage) => sum + picker.secondsOf(passage.sentences.map(({ phrase }) => phrase)), 0);
  const hasScene = picker.left >= minSecondsWithScene;
  if (hasScene) picker.reserve(picker.left - sceneSeconds, () => writeScene(picker, asked));
  if (picker.left > whole) picker.reserve(whole, () => fillWithTheme(picker, asked));
  recite(picker, choosePassages(picker, passages, picker.left));
}

function fillWithTheme(picker: PhrasePicker, asked: Asked): void {
  const { theme, approach, style, intensity, type, advancedVisualization } = asked.request;
  const often = turns[style];
  const observing = type === 'hypnosis' ? 'common.trance' : 'common.observe';
  const concepts = asked.wanted.filter((key) => key.startsWith('concept.')).slice(0, maxConcepts);
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
