import { styled } from '../../theme/styled.ts';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { color, font, media, radius, text as size } from '../../theme/tokens.ts';
import { readBlocks, type Inline } from './readBlocks.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '.8rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  lineHeight: 1.6,
  maxInlineSize: '64ch',
  '& ul': { display: 'grid', gap: '.35rem', paddingInlineStart: '1.2rem', listStyle: 'disc' },
  '& li::marker': { color: color.accent },
  '& kbd': {
    font: `500 ${size.xs}/1.4 ${font.sans}`,
    padding: '.05rem .45rem',
    borderRadius: radius.sm,
    background: color.sunken,
    boxShadow: `inset 0 0 0 1px ${color.lineMid}`,
    whiteSpace: 'nowrap',
  },
  // Only what is longer than a line.
  [media.large]: { overflowWrap: 'break-word', hyphens: 'auto', hyphenateLimitChars: '14 5 5' },
});

/** A text of the help, with its lists, links and keys. */
export function HelpText({ text }: { readonly text: string }): ReactNode {
  return (
    <Root>
      {readBlocks(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <p key={index}>
            <Parts parts={block.parts} />
          </p>
        ) : (
          <ul key={index}>
            {block.items.map((parts, at) => (
              <li key={at}>
                <Parts parts={parts} />
              </li>
            ))}
          </ul>
        ),
      )}
    </Root>
  );
}

function Parts({ parts }: { readonly parts: readonly Inline[] }): ReactNode {
  return parts.map((part, index) => {
    if (part.kind === 'link')
      return (
        <Link key={index} to={part.to}>
          {part.text}
        </Link>
      );
    return part.kind === 'key' ? <kbd key={index}>{part.text}</kbd> : <Fragment key={index}>{part.text}</Fragment>;
  });
}
