import { styled } from '../../theme/styled.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '../../../shared/legal.schema.ts';
import { LegalBody } from '../../features/legal/LegalBody.tsx';
import { readMarkdown } from '../../features/legal/readMarkdown.ts';
import { useLegalText } from '../../features/legal/useLegalText.ts';
import { space } from '../../theme/tokens.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Note } from '../../ui/Note.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PageHead } from './PageHead.tsx';

const Root = styled('div')({ display: 'grid', gap: space.s5, maxInlineSize: '68ch' });

/** What the operator of this server says in their own name. */
export function LegalPage({ document }: { readonly document: LegalDocument }): ReactNode {
  const { t } = useTranslation();
  const { data, error, refetch } = useLegalText(document);
  const blocks = useMemo(() => readMarkdown(data?.text ?? '').filter(({ kind }) => kind !== 'title'), [data]);
  return (
    <>
      <PageHead title={t(`app.legal.${document}`)} />
      {error && !data && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton widths={[92, 97, 88, 61]} />}
      {data && (
        <Root>
          {!data.isOwn && (
            <Note kind="warn" role="note">
              {t('app.legal.unreplaced')}
            </Note>
          )}
          <LegalBody blocks={blocks} lang={data.language} />
        </Root>
      )}
    </>
  );
}
