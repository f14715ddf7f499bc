import { countWords } from '../../../shared/markup/clock.ts';
import type { Language, SectionKind } from '../../../shared/vocabulary.ts';
import { functionsBySection } from '../../../domain/writing/composer/catalog.ts';
import { getPack } from '../../../domain/writing/composer/pack.ts';
import type { Ask } from './readAsk.ts';

/** Functions whose sentences begin a section, one of each, and those that end it. */
const frame: Partial<Record<SectionKind, { readonly first: readonly string[]; readonly last: readonly string[] }>> = {
  settling: { first: ['settling.welcome', 'settling.safety', 'settling.eyes', 'settling.stop'], last: [] },
  pretalk: { first: ['pretalk.welcome', 'pretalk.safety', 'pretalk.eyes', 'settling.stop'], last: [] },
  return: { first: ['return.room'], last: ['return.eyes', 'return.close'] },
  emergence: {
    first: ['emergence.announce'],
    last: [1, 2, 3, 4, 5].map((n) => `emergence.count-${n}`).concat('emergence.alert'),
  },
  'sleep-tail': { first: ['sleep.wake'], last: [] },
};

/** Writes as a model would that speaks the six languages and cannot count: sentences of the phrase library, each used once before any is used again. */
export function createPlausibleText(): (ask: Ask, lengthError: number) => string {
  const used = new Map<string, number>();
  const next = (key: string, list: readonly string[]): string => {
    const turn = used.get(key) ?? 0;
    used.set(key, turn + 1);
    return list[turn % list.length] ?? '';
  };

  return (ask, lengthError) => {
    const goal = Math.max(1, ask.words * (1 + lengthError));
    const say = (id: string) => next(`${ask.language}/${ask.address}/${id}`, sentencesOf(ask, [id]));
    const ends = ask.purpose === 'more' ? undefined : frame[ask.kind];
    const first = (ends?.first ?? []).map(say);
    const last = (ends?.last ?? []).map(say);
    const pool = sentencesOf(ask, functionsFor(ask)).filter((sentence) => !first.includes(sentence) && !last.includes(sentence));
    const middle: string[] = [];
    let words = [...first, ...last].reduce((sum, sentence) => sum + countWords(sentence), 0);
    while (words < goal && middle.length < pool.length) {
      const sentence = next(`${ask.language}/${ask.address}/${ask.kind}/${ask.theme}`, pool);
      if (middle.includes(sentence)) continue;
      middle.push(sentence);
      words += countWords(sentence);
    }
    return [...first, ...middle, ...last]
      .map((sentence, index) => ((index + 1) % 4 === 0 ? `${sentence}\n` : sentence))
      .join('\n');
  };
}

function functionsFor({ kind, theme }: Ask): string[] {
  if (kind === 'theme' || kind === 'suggestion') {
    const own = functionsBySection.theme.filter(({ id }) => id.startsWith(`theme.${theme}.`));
    return [...own, ...functionsBySection.scenes, ...functionsBySection.suggestion, ...functionsBySection.linking].map(
      ({ id }) => id,
    );
  }
  if (kind === 'emergence') return ['emergence.body'];
  if (kind === 'sleep-tail') return ['sleep.release', 'sleep.drift', 'silence.invite'];
  return functionsBySection[kind].map(({ id }) => id).concat('silence.invite', 'common.observe');
}

/** Sentences of the pack without a slot, shuffled so that neighbours come from different functions, always in the same order. */
function sentencesOf(
  { language, address }: { language: Language; address: Ask['address'] },
  functions: readonly string[],
): string[] {
  const { phrases } = getPack(language);
  const all = functions.flatMap((id) =>
    (phrases.get(id) ?? []).map(({ texts }) => texts[address]).filter((text) => !text.includes('{')),
  );
  const step = functions.length > 1 ? 7 : 1;
  return Array.from({ length: step }, (_one, offset) => all.filter((_text, index) => index % step === offset)).flat();
}
