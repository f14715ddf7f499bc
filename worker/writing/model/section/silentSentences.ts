import { getPack } from '../../../../domain/writing/composer/pack.ts';
import { shareSilence } from '../../../../domain/writing/composer/endInSilence.ts';
import { withholder } from '../../../../domain/writing/withheld/withholder.ts';
import type { Assignment, DraftSentence, SectionBrief } from '../../../../domain/writing/writer.ts';

/** The silence in which a section ends, as short invitations of the phrase library with exact pauses: a model cannot time them. */
export function silentSentences({ request, address }: Assignment, { section }: SectionBrief): DraftSentence[] {
  const withheldIn = withholder(request);
  const texts = (getPack(request.language).phrases.get('silence.invite') ?? [])
    .map(({ texts: forms }) => forms[address])
    .filter((text) => withheldIn(text) === null);
  const each = shareSilence(section.endSilence);
  return each.flatMap((silenceSeconds, index) => {
    const text = texts[index];
    return text === undefined ? [] : [{ text, pause: 'long' as const, endsParagraph: index === each.length - 1, silenceSeconds }];
  });
}
