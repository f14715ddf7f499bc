import { styled } from '../../theme/styled.ts';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { HelpFailed } from '../../features/help/HelpFailed.tsx';
import { HelpIndex } from '../../features/help/HelpIndex.tsx';
import { HelpResults } from '../../features/help/HelpResults.tsx';
import { searchHelp } from '../../features/help/searchHelp.ts';
import { useHelp } from '../../features/help/useHelp.ts';
import { color, space } from '../../theme/tokens.ts';
import { Field } from '../../ui/Field.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { PageHead } from './PageHead.tsx';

const Root = styled('div')({
  display: 'grid',
  gap: space.s5,
  '& > search': { maxInlineSize: '32rem' },
  '& > [role="status"]': { color: color.inkSoft },
  '& > [role="status"]:empty': { display: 'none' },
});

/** The help: search it, or look through its pages. What is searched for stands in the address. */
export function HelpPage(): ReactNode {
  const { t } = useTranslation();
  const { help, failed, retry } = useHelp();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('q') ?? '';
  const found = useMemo(() => (help ? searchHelp(help, asked) : []), [help, asked]);
  const isAsked = asked.trim() !== '';
  const ask = (words: string): void => setSearch(words === '' ? {} : { q: words }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHead title={t('app.help.title')}>{t('app.help.lead')}</PageHead>
      {failed && <HelpFailed onRetry={retry} />}
      {!help && !failed && <Skeleton widths={[92, 97, 88, 61]} />}
      {help && (
        <Root>
          <search>
            <Field label={t('app.help.search')}>
              {(control) => (
                <TextInput
                  type="search"
                  enterKeyHint="search"
                  {...control}
                  value={asked}
                  onChange={(event) => ask(event.target.value)}
                />
              )}
            </Field>
          </search>
          <p role="status">{isAsked && (found.length > 0 ? t('app.help.found', { count: found.length }) : t('app.help.none'))}</p>
          {found.length > 0 ? <HelpResults found={found} /> : <HelpIndex help={help} />}
        </Root>
      )}
    </>
  );
}
