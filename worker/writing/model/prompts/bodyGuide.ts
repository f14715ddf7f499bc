import type { BodyLimit } from '../../../../shared/vocabulary.ts';

/** What a model is told not to use, for each limit of a listener’s body. */
export const bodyGuide: Readonly<Record<BodyLimit, string>> = {
  legs: 'legs, thighs, knees or calves',
  feet: 'feet, soles, toes, heels or shoes',
  arms: 'arms or elbows',
  hands: 'hands, fingers, palms or fists',
  sight: 'seeing, looking, colours, light or pictures',
  hearing: 'hearing, listening, sounds, voices or music',
  standing: 'standing, walking, steps or stairs',
  breath: 'the breath or breathing',
  'lying-on-back': 'lying on the back',
  'pain-area': 'pain or a place that hurts',
  pregnancy: 'lying on the back, pressure on the belly, heat or a held breath, for the listener is pregnant',
};
