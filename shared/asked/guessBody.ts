import type { GenerateBody } from '../generations.schema.ts';
import { bodyLimits, type BodyLimit, type Language, type Need } from '../vocabulary.ts';
import { bodySigns } from './bodySigns.ts';
import { plainWords } from './plainWords.ts';

type Asked = Pick<GenerateBody, 'language'> &
  Partial<
    Pick<GenerateBody, 'approach' | 'title' | 'goal' | 'audience' | 'description' | 'personalization' | 'additionalInstructions'>
  > & {
    /** As a request or a form holds it. */
    readonly need?: Need | 'none' | null | undefined;
  };

/**
 * What each sign takes away: who has no feeling in the legs does not stand, and a pregnancy is not for the back. Attention to the breath may
 * bring on the panic that it is to calm; who chose the breath has it.
 */
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
  panic: ['breath'],
  back: ['lying-on-back'],
  pain: ['pain-area'],
  pregnancy: ['pregnancy', 'lying-on-back'],
};
const signs = Object.keys(limitsOf) as (keyof typeof limitsOf)[]; // Object.keys forgets which keys they are
const compile = (language: Language) =>
  signs.map((sign) => ({ sign, limits: limitsOf[sign], says: new RegExp(` (?:${bodySigns[language][sign]}) `, 'u') }));
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
  const { language, approach, need, title, goal, audience, description, personalization, additionalInstructions } = asked;
  const texts = [title, goal, audience, description, personalization, additionalInstructions].map((text) =>
    plainWords(text ?? ''),
  );
  const isSaid = ({ sign, says }: (typeof compiled)[Language][number]): boolean =>
    (sign === 'panic' && need === 'panic') || texts.some((text) => says.test(text));
  const found = new Set(
    compiled[language]
      .filter((one) => (one.sign !== 'panic' || approach !== 'breath') && isSaid(one))
      .flatMap(({ limits }) => limits),
  );
  return bodyLimits.filter((limit) => found.has(limit));
}
