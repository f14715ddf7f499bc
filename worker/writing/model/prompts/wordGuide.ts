import type { Approach, Intensity, Style, Theme } from '../../../../shared/vocabulary.ts';

/** What the request's choices mean, in words for the prompt. */
export const themeGuide: Readonly<Record<Theme, string>> = {
  relaxation: 'letting the body and the day grow quieter',
  sleep: 'going gently over into sleep',
  anxiety: 'steadiness and room around worry; never a fight against it',
  stress: 'setting down what presses, recovering one’s own pace',
  confidence: 'standing firmly, one’s own voice, abilities already there',
  focus: 'one thing at a time, a collected mind that returns easily',
  creativity: 'play, curiosity, ideas that may come by themselves',
  forgiveness: 'loosening an old grip, at one’s own pace, without any duty to forgive',
  healing: 'kind care for the body and oneself, beside any treatment; no promise of recovery',
  'self-love': 'meeting oneself as one meets a dear friend',
  gratitude: 'noticing what is good and was given, small things first',
};

export const styleGuide: Readonly<Record<Style, string>> = {
  gentle: 'soft and warm, short clauses, many invitations',
  'guided-visualization': 'scenes told through all the senses, one detail after another',
  mindfulness: 'plain observing, moment by moment, without judging; few metaphors',
  spiritual: 'quiet wonder, connection and meaning, without any creed',
  pragmatic: 'clear, matter-of-fact words, brief reasons, no lyricism',
};

export const approachGuide: Readonly<Record<Approach, string>> = {
  calm: 'stillness and ease',
  nature: 'images of nature',
  breath: 'the breath as the thread of everything',
  bodyscan: 'attention travelling through the body',
};

export const intensityGuide: Readonly<Record<Intensity, string>> = {
  light: 'light: much of the everyday stays near, small steps',
  moderate: 'moderate: clearly inward, easy to come back from',
  deep: 'deep: slow, very quiet, few and simple words',
};
