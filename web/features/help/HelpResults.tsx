import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { color, space, text } from '../../theme/tokens.ts';
import type { Found } from './searchHelp.ts';

const Root = styled('ol')({
  display: 'grid',
  gap: space.s5,
  '& h2': { fontSize: text.titleXs },
  '& small': { display: 'block', color: color.inkFaint, fontSize: text.xs },
  '& p': { color: color.inkSoft, maxInlineSize: '64ch', marginBlockStart: '.25rem' },
});

/** The places that a search has found, each leading right to it. */
export function HelpResults({ found }: { readonly found: readonly Found[] }): ReactNode {
  return (
    <Root>
      {found.map(({ article, section, title, page, excerpt }) => (
        <li key={`${article}.${section}`}>
          <small>{page}</small>
          <h2>
            <Link to={pathTo(paths.helpArticle, { article }, { hash: section })}>{title}</Link>
          </h2>
          <p>{excerpt}</p>
        </li>
      ))}
    </Root>
  );
}
