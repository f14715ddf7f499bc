import { styled } from '../../../theme/styled.ts';
import { useMemo, type ReactNode } from 'react';
import { parseScript } from '../../../../shared/markup/parseScript.ts';
import type { Language } from '../../../../shared/vocabulary.ts';
import { SpokenText } from '../../../features/scripts/SpokenText.tsx';
import { space, text } from '../../../theme/tokens.ts';

const Root = styled('div')({ display: 'grid', gap: space.s5, '& h3': { fontSize: text.titleSm, marginBlockEnd: space.s3 } });

type Props = { readonly content: string; readonly language: Language };

/** A text with its titles and pauses, as it is read. */
export function VersionText({ content, language }: Props): ReactNode {
  const sections = useMemo(() => parseScript(content).sections, [content]);
  return (
    <Root lang={language}>
      {sections.map(({ title, start, end }) => {
        const whole = content.slice(start, end);
        return (
          <section key={start}>
            {title !== null && <h3>{title}</h3>}
            <SpokenText content={title === null ? whole : whole.slice(whole.indexOf('\n') + 1)} />
          </section>
        );
      })}
    </Root>
  );
}
