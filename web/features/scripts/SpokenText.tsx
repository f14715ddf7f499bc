import { styled } from '@mui/material/styles';
import { Fragment, useMemo, type ReactNode } from 'react';
import { parseScript, type Sentence } from '../../../shared/markup/parseScript.ts';
import { color, font, media, size, text } from '../../theme/tokens.ts';
import { PauseChip } from '../../ui/PauseChip.tsx';

const Root = styled('div')({
  fontFamily: font.serif,
  fontSize: text.script,
  lineHeight: 1.7,
  maxInlineSize: size.measure,
  hangingPunctuation: 'first',
  '& p + p': { marginBlockStart: '.95em' },
  [media.narrow]: { fontSize: text.scriptNarrow },
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

/** A marker whose end has not arrived yet. */
const halfMarker = /\[[^\]]*$/u;

type Props = { readonly content: string; readonly isGrowing?: boolean };

/** Sentences and pauses as they are spoken. Text that still grows ends in a caret. */
export function SpokenText({ content, isGrowing = false }: Props): ReactNode {
  const paragraphs = useMemo(() => paragraphsOf(isGrowing ? content.replace(halfMarker, '') : content), [content, isGrowing]);
  return (
    <Root>
      {paragraphs.map((sentences, index) => (
        <p key={index}>
          {sentences.map(({ text: words, pause, start }) => (
            <Fragment key={start}>
              {words} {pause !== null && <PauseChip seconds={pause} />}{' '}
            </Fragment>
          ))}
          {isGrowing && index === paragraphs.length - 1 && <Caret />}
        </p>
      ))}
    </Root>
  );
}

function paragraphsOf(content: string): Sentence[][] {
  const sentences = parseScript(content).sections.flatMap((section) => section.sentences);
  const byNumber = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  return byNumber.size > 0 ? [...byNumber.values()] : [[]];
}
