import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { space, text } from '../../theme/tokens.ts';
import type { Help } from './articles.ts';
import { HelpText } from './HelpText.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: space.s6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > section': { display: 'grid', gap: '.6rem', scrollMarginBlockStart: space.s5 },
  '& h2, & h3': { fontSize: text.titleSm },
});

type Props = {
  readonly article: Help[keyof Help];
  /** Their level, under the heading that stands above. */
  readonly level: 2 | 3;
  /** Whether each can be reached by its name after `#`. */
  readonly withAnchors?: boolean;
};

/** The parts of one page of the help. */
export function HelpSections({ article, level, withAnchors = false }: Props): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Root>
      {Object.entries(article.sections).map(([name, section]) => (
        <section key={name} id={withAnchors ? name : undefined}>
          <Heading tabIndex={withAnchors ? -1 : undefined}>{section.title}</Heading>
          <HelpText text={section.text} />
        </section>
      ))}
    </Root>
  );
}
