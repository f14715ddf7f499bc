import type { GenerateBody } from '../generations.schema.ts';
import { bodyLimits, type BodyLimit, type Language } from '../vocabulary.ts';
import { bodySigns } from './bodySigns.ts';
import { plainWords } from './plainWords.ts';

type Asked = Pick<GenerateBody, 'language'> &
  Partial<Pick<GenerateBody, 'title' | 'goal' | 'audience' | 'description' | 'personalization' | 'additionalInstructions'>>;

/** What each sign takes away: who has no feeling in the legs does not stand, and a pregnancy is not for the back. */
const limitsOf: Readonly<Record<keyof (typeof bodySigns)['en'], readonly BodyLimit[]>> = {
  legs: ['legs', 'feet', 'standing'],
  allLimbs: ['legs', 'feet', 'arms', 'hands', 'standing'],
  standing: ['standing'],
  feet: ['feet'],
  arms: ['arms', 'hands'],
  hands: ['hands'],
  sight: ['sight'],
  hearing: ['hearing'],
  breath: ['breath'],
  back: ['lying-on-back'],
  pain: ['pain-area'],
  pregnancy: ['pregnancy', 'lying-on-back'],
};
const signs = Object.keys(limitsOf) as (keyof typeof limitsOf)[]; // Object.keys forgets which keys they are
const compile = (language: Language) =>
  signs.map((sign) => ({ limits: limitsOf[sign], says: new RegExp(` (?:${bodySigns[language][sign]}) `, 'u') }));
const compiled = {
  en: compile('en'),
  de: compile('de'),
  fr: compile('fr'),
  es: compile('es'),
  it: compile('it'),
  pt: compile('pt'),
};

/** What of the listener’s body a script does not use, as the texts say it. */
export function guessBody(asked: Asked): BodyLimit[] {
  const { language, title, goal, audience, description, personalization, additionalInstructions } = asked;
  const texts = [title, goal, audience, description, personalization, additionalInstructions].map((text) =>
    plainWords(text ?? ''),
  );
  const found = new Set(
    compiled[language].filter(({ says }) => texts.some((text) => says.test(text))).flatMap(({ limits }) => limits),
  );
  return bodyLimits.filter((limit) => found.has(limit));
}
