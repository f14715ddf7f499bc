import { styled } from '../../theme/styled.ts';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpFailed } from '../../features/help/HelpFailed.tsx';
import { HelpIndex } from '../../features/help/HelpIndex.tsx';
import { HelpResults } from '../../features/help/HelpResults.tsx';
import { searchHelp } from '../../features/help/searchHelp.ts';
import { useHelp } from '../../features/help/useHelp.ts';
import { useAddressSearch } from '../../lib/useAddressSearch.ts';
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
  const [search, change] = useAddressSearch();
  const asked = search.get('q') ?? '';
  const [typed, setTyped] = useState(asked);
  // The address follows a moment after each letter; what this page did not send comes from a link or from "back".
  const sent = useRef(new Set<string>());
  useEffect(() => {
    if (!sent.current.has(asked)) setTyped(asked);
  }, [asked]);
  const found = useMemo(() => (help ? searchHelp(help, asked) : []), [help, asked]);
  const isAsked = asked.trim() !== '';
  const ask = (words: string): void => {
    setTyped(words);
    sent.current.add(words);
    change(() => new URLSearchParams(words === '' ? {} : { q: words }), { replace: true, preventScrollReset: true });
  };
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
                  value={typed}
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
