import { closeSearchPanel, findNext, findPrevious } from '@codemirror/search';
import type { EditorView } from '@codemirror/view';
import { styled } from '../../../theme/styled.ts';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, radius, text } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { SearchButtons } from './SearchButtons.tsx';
import { useSearch } from './useSearch.ts';

const Root = styled('div')({
  display: 'grid',
  gap: '.5rem .75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  padding: '.75rem',
  marginBlockEnd: '1rem',
  borderRadius: radius.md,
  background: color.raised,
  boxShadow: color.shadow2,
  fontSize: text.sm,
  '& label': { display: 'grid', gap: '.2rem', color: color.inkSoft },
  '& [data-part="row"]': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.35rem', gridColumn: '1 / -1' },
  '& [data-part="row"] > label': { display: 'inline-flex', alignItems: 'center', gap: '.4rem', minBlockSize: '1.5rem' },
  '& [role="status"]': { marginInlineStart: 'auto', color: color.inkSoft },
});

/** Finds words in the text, and puts others in their place. */
export function SearchPanel({ view }: { readonly view: EditorView }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { wanted, found, change, run } = useSearch(view);
  useEffect(() => field.current?.focus(), []);
  const close = (): void => {
    closeSearchPanel(view);
    view.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === field.current) run(event.shiftKey ? findPrevious : findNext);
    else return;
    event.preventDefault();
  };
  return (
    <Root role="search" aria-label={t('editor.search.label')} onKeyDown={onKey}>
      <label htmlFor={`${id}-find`}>
        {t('editor.search.find')}
        <TextInput
          id={`${id}-find`}
          ref={field}
          autoComplete="off"
          value={wanted.search}
          onChange={({ target }) => change({ search: target.value })}
        />
      </label>
      <label htmlFor={`${id}-replace`}>
        {t('editor.search.replace')}
        <TextInput
          id={`${id}-replace`}
          autoComplete="off"
          value={wanted.replace}
          onChange={({ target }) => change({ replace: target.value })}
        />
      </label>
      <div data-part="row">
        <SearchButtons isReadOnly={view.state.readOnly} onRun={run} />
        <label>
          <input
            type="checkbox"
            checked={wanted.caseSensitive}
            onChange={({ target }) => change({ caseSensitive: target.checked })}
          />
          {t('editor.search.case')}
        </label>
        <span role="status">{found === null ? '' : t('editor.search.found', { count: found })}</span>
        <IconButton icon="x" small label={t('app.close')} onClick={close} />
      </div>
    </Root>
  );
}
