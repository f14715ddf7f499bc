import { styled } from '../../theme/styled.ts';
import { Fragment, useMemo, type ReactNode } from 'react';
import { parseScript, type Sentence } from '../../../shared/markup/parseScript.ts';
import { color, font, media, size, text } from '../../theme/tokens.ts';
import { PauseChip } from '../../ui/PauseChip.tsx';
import { MarkedText } from './MarkedText.tsx';
import type { TextLocation } from './locationOf.ts';

const Root = styled('div')({
  fontFamily: font.serif,
  fontSize: text.script,
  lineHeight: 1.7,
  maxInlineSize: size.measure,
  hangingPunctuation: 'first',
  // A script may hold a word that is longer than a line.
  '& p': { overflowWrap: 'anywhere' },
  '& p + p': { marginBlockStart: '.95em' },
  [media.narrow]: { fontSize: text.scriptNarrow },
  [media.print]: { fontSize: '14pt', lineHeight: 1.75, maxInlineSize: 'none' },
});

const Caret = styled('span')({
  display: 'inline-block',
  inlineSize: '2px',
  blockSize: '1.15em',
  background: color.accent,
  verticalAlign: '-.2em',
  marginInlineStart: '.12em',
  borderRadius: '1px',
  animation: 'sp-blink 1.4s ease-in-out infinite',
});

/** Without a marker whose end has not arrived yet. */
const withoutHalfMarker = (content: string): string => {
  const half = content.indexOf('[', content.lastIndexOf(']') + 1);
  return half === -1 ? content : content.slice(0, half);
};

type Props = {
  readonly content: string;
  readonly isGrowing?: boolean;
  /** A location in this text that somebody asked to see. */
  readonly shown?: TextLocation | null;
};

/** Sentences and pauses as they are spoken. Text that still grows ends in a caret. */
export function SpokenText({ content, isGrowing = false, shown = null }: Props): ReactNode {
  const paragraphs = useMemo(() => paragraphsOf(isGrowing ? withoutHalfMarker(content) : content), [content, isGrowing]);
  return (
    <Root>
      {paragraphs.map((sentences, index) => (
        <p key={index}>
          {sentences.map(({ text: words, pause, start, number }) => (
            <Fragment key={start}>
              {shown?.mark?.sentence === number ? (
                <MarkedText shown={shown} from={shown.mark.from} to={shown.mark.to}>
                  {words}
                </MarkedText>
              ) : (
                words
              )}{' '}
              {pause !== null && <PauseChip seconds={pause} />}{' '}
            </Fragment>
          ))}
          {isGrowing && index === paragraphs.length - 1 && <Caret />}
        </p>
      ))}
    </Root>
  );
}

/** Sentences with their number in the text, from 1. */
function paragraphsOf(content: string): (Sentence & { readonly number: number })[][] {
  const sentences = parseScript(content)
    .sections.flatMap((section) => section.sentences)
    .map((sentence, index) => ({ ...sentence, number: index + 1 }));
  const byNumber = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  return byNumber.size > 0 ? [...byNumber.values()] : [[]];
}
