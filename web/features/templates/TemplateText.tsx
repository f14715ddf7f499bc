import { styled } from '../../theme/styled.ts';
import { Fragment, useMemo, type ReactNode } from 'react';
import { parseScript } from '../../../shared/markup/parseScript.ts';
import { color, font, media, text } from '../../theme/tokens.ts';
import { PauseChip } from '../../ui/PauseChip.tsx';

const Root = styled('div')({
  fontFamily: font.serif,
  fontSize: text.script,
  lineHeight: 1.7,
  overflowWrap: 'break-word',
  hyphens: 'auto',
  hyphenateLimitChars: '14 5 5',
  '& section + section': { marginBlockStart: '1.6em' },
  '& h2': { fontSize: text.titleSm, marginBlockEnd: '.5em', color: color.ink },
  '& p + p': { marginBlockStart: '.95em' },
  [media.narrow]: { fontSize: text.scriptNarrow },
});

/** A template's text as it is spoken, its pauses as wide as they are long. */
export function TemplateText({ content, language }: { readonly content: string; readonly language: string }): ReactNode {
  const { sections } = useMemo(() => parseScript(content), [content]);
  return (
    <Root lang={language}>
      {sections.map(({ title, sentences, start }) => (
        <section key={start}>
          {title !== null && <h2>{title}</h2>}
          {[...Map.groupBy(sentences, ({ paragraph }) => paragraph)].map(([paragraph, spoken]) => (
            <p key={paragraph}>
              {spoken.map(({ text: words, pause, start: at }) => (
                <Fragment key={at}>
                  {words} {pause !== null && <PauseChip seconds={pause} />}{' '}
                </Fragment>
              ))}
            </p>
          ))}
        </section>
      ))}
    </Root>
  );
}
