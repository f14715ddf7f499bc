import { styled } from '../../theme/styled.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, space, text as size } from '../../theme/tokens.ts';
import type { Block, Inline } from './readMarkdown.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '.8rem',
  lineHeight: 1.6,
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: size.titleSm, marginBlockStart: space.s4 },
  '& ul': { display: 'grid', gap: '.35rem', paddingInlineStart: '1.2rem', listStyle: 'disc' },
  '& li::marker': { color: color.accent },
});

/** What stands below the title of a document. */
export const LegalBody = ({ blocks, lang }: { readonly blocks: readonly Block[]; readonly lang: string }): ReactNode => (
  <Root lang={lang}>
    {blocks.map((block, index) => {
      if (block.kind === 'list')
        return (
          <ul key={index}>
            {block.items.map((parts, at) => (
              <li key={at}>
                <Parts parts={parts} />
              </li>
            ))}
          </ul>
        );
      const Tag = block.kind === 'paragraph' ? 'p' : 'h2';
      return (
        <Tag key={index}>
          <Parts parts={block.parts} />
        </Tag>
      );
    })}
  </Root>
);

function Parts({ parts }: { readonly parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => {
    if (part.kind !== 'link')
      return part.kind === 'strong' ? <strong key={index}>{part.text}</strong> : <Fragment key={index}>{part.text}</Fragment>;
    return part.to.startsWith('/') ? (
      <Link key={index} to={part.to}>
        {part.text}
      </Link>
    ) : (
      <a key={index} href={part.to} rel="noreferrer">
        {part.text}
      </a>
    );
  });
}
