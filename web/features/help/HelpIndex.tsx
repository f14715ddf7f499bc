import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { articleIds, type Help } from './articles.ts';

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
  gap: space.s4,
  '& > li': { display: 'grid' },
});

const Card = styled(Sheet)({
  position: 'relative',
  padding: '1.4rem 1.5rem',
  '&:hover': { boxShadow: color.shadow2 },
  '& h2': { fontSize: text.titleXs, marginBlockEnd: '.4rem' },
  '& h2 a': { textDecoration: 'none' },
  // The whole card is the link, which is read as its title.
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': { color: color.inkSoft, fontSize: text.sm },
});

/** All pages of the help. */
export function HelpIndex({ help }: { readonly help: Help }): ReactNode {
  return (
    <Root>
      {articleIds.map((id) => (
        <li key={id}>
          <Card as="article">
            <h2>
              <Link to={pathTo(paths.helpArticle, { article: id })}>{help[id].title}</Link>
            </h2>
            <p>{help[id].lead}</p>
          </Card>
        </li>
      ))}
    </Root>
  );
}
