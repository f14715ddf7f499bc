import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Actions } from './Actions.tsx';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonStyle.ts';

/** A list that is loaded page by page, as `useInfiniteQuery` gives it. */
export type PagedQuery = {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
};

/** Loads the next page of a list; where there is none, it is not there. */
export function MoreButton({ query, ...look }: ButtonLook & { readonly query: PagedQuery }): ReactNode {
  const { t } = useTranslation();
  if (!query.hasNextPage) return null;
  return (
    <Button {...look} unavailable={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
      {t(query.isFetchingNextPage ? 'app.loading' : 'app.more')}
    </Button>
  );
}

/** The same below a list, in its middle. */
export const MoreBelow = ({ query }: { readonly query: PagedQuery }): ReactNode =>
  query.hasNextPage && (
    <Actions sx={{ justifyContent: 'center', marginBlockStart: '2rem' }}>
      <MoreButton query={query} />
    </Actions>
  );
