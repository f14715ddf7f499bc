import type { Instruction, SectionKind } from '../../../../shared/vocabulary.ts';

type Guide = { readonly goal: string; readonly must: readonly string[] };

const eyesMayClose = 'say that the eyes may close or stay open, as the listener likes';
const orderOfReturn = 'in this order: the room and its sounds, fingers and toes moving, a fuller breath, the eyes opening';
const safety = [
  'in the first five sentences, say that this is never for listening while driving or at a machine',
  eyesMayClose,
  'say that the listener may move or stop at any time',
];

/** What each kind of section is for, and what it may not leave out. */
export const kindGuide: Readonly<Record<SectionKind, Guide>> = {
  settling: {
    goal: 'welcome the listener and let them arrive in place and body',
    must: [...safety, 'help find a comfortable posture'],
  },
  pretalk: {
    goal: 'welcome the listener and say simply what hypnosis is, so that they feel safe and in charge',
    must: [...safety, 'say that the listener hears everything and stays in charge throughout'],
  },
  breath: {
    goal: 'let attention rest with the breath as it is',
    must: [
      'leave the breath its own pace; never ask to hold it',
      'offer another anchor (sounds, hands, the ground) to whom the breath is uneasy',
    ],
  },
  body: {
    goal: 'lead attention through the body, region by region, in one direction',
    must: ['only notice and soften; never demand a feeling'],
  },
  theme: {
    goal: 'the heart of the meditation: live through the theme in images and sensations',
    must: ['keep to one family of images', 'let quiet sentences invite to silence now and then'],
  },
  integration: {
    goal: 'gather what was good and link it with a moment of everyday life',
    must: ['name one small everyday occasion'],
  },
  return: {
    goal: 'bring the listener gently back to the room',
    must: [orderOfReturn, 'end with the listener awake and here'],
  },
  induction: {
    goal: 'lead attention inward with one technique of induction',
    must: ['everything by invitation; the listener does it, nothing is done to them'],
  },
  deepening: {
    goal: 'let the absorption deepen step by step',
    must: ['one clear device of deepening, such as counting down or stairs'],
  },
  suggestion: {
    goal: 'the heart of the hypnosis: suggestions and one metaphor for the theme',
    must: [
      'indirect, positive, present-tense suggestions',
      'keep to one family of images',
      'let quiet sentences invite to silence now and then',
    ],
  },
  posthypnotic: {
    goal: 'tie what was found to an everyday cue',
    must: ['one harmless everyday cue and the quiet response that it may call up'],
  },
  emergence: {
    goal: 'bring the listener fully back and alert',
    must: [
      'say that a count from one to five brings them back',
      'count up from one to five: five sentences in order, each beginning with its number as a word and a comma',
      'at five the eyes open',
      'end by saying that the listener is fully awake, clear and alert',
    ],
  },
  'sleep-tail': {
    goal: 'let the words fade into sleep',
    must: [
      'early on, one sentence: the listener can wake at any time, easily, should it be needed',
      'ever shorter and sparser sentences',
      'no return, no counting up, no waking at the end, no goodbye',
    ],
  },
};

/** The way back where nothing is to be counted. */
const uncounted: readonly string[] = [
  'lead back by the room and the body, without counting',
  'say that the eyes open, if they were closed',
  'end by saying that the listener is fully awake, clear and alert',
];

/** What is asked of eyes that may be closed, and what of it holds for eyes that stay open. */
const withEyesOpen: Readonly<Record<string, string | null>> = {
  [eyesMayClose]: null,
  [orderOfReturn]: orderOfReturn.replace(', the eyes opening', ''),
  'at five the eyes open': null,
  'say that the eyes open, if they were closed': null,
};

/** What a section of a request with these plain instructions may not leave out. */
export function mustOf(kind: SectionKind, instructions: readonly Instruction[] = []): readonly string[] {
  const must = kind === 'emergence' && instructions.includes('no-counting') ? uncounted : kindGuide[kind].must;
  if (!instructions.includes('eyes-open')) return must;
  return must.map((one) => (one in withEyesOpen ? withEyesOpen[one] : one)).filter((one) => typeof one === 'string');
}
