import { shareSilence } from '../../../../domain/writing/composer/endInSilence.ts';
import { getPack } from '../../../../domain/writing/composer/pack.ts';
import type { DraftSentence, SectionBrief } from '../../../../domain/writing/writer.ts';
import { isSpeakable, type Speech } from '../text/isSpeakable.ts';

/** The silence in which a section ends, as short invitations of the phrase library with exact pauses: a model cannot time them. */
export function silentSentences(
  speech: Speech,
  { section, before, surroundings }: SectionBrief,
  written: readonly DraftSentence[],
): DraftSentence[] {
  const said = new Set([
    ...before.flatMap(({ sentences }) => sentences),
    ...(surroundings?.said ?? []),
    ...written.map(({ text }) => text),
  ]);
  const texts = (getPack(speech.language).phrases.get('silence.invite') ?? [])
    .map(({ texts: forms }) => forms[speech.address])
    .filter((text) => !said.has(text) && isSpeakable(text, speech));
  const each = shareSilence(section.endSilence);
  return each.flatMap((silenceSeconds, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ text, pause: 'long' as const, endsParagraph: index === each.length - 1, silenceSeconds }];
  });
}
