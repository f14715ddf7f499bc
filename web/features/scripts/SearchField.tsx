import { styled } from '../../theme/styled.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { maxSearch } from '../../../shared/scriptFilters.ts';
import { color, radius, size, text } from '../../theme/tokens.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

const Root = styled('div')({
  position: 'relative',
  minInlineSize: 0,
  '& > svg': {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '.8rem',
    translate: '0 -50%',
    color: color.inkFaint,
    pointerEvents: 'none',
  },
  '& > input': {
    minBlockSize: size.controlSm,
    padding: '.3rem .8rem .3rem 2.4rem',
    fontSize: text.sm,
    borderRadius: radius.control,
  },
});

/** Milliseconds without a letter before the list is asked for. */
const pause = 250;

type Props = { readonly value: string; readonly onSearch: (search: string) => void };

/** Searches while one types; what the address says comes in from outside. */
export function SearchField({ value, onSearch }: Props): ReactNode {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  // What this field itself sent; another value comes from elsewhere, by "back" or by a chip.
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (search: string): void => {
    clearTimeout(timer.current);
    if (search === sent.current) return;
    sent.current = search;
    onSearch(search);
  };
  return (
    <Root>
      <Icon name="search" small />
      <TextInput
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxSearch}
        aria-label={t('library.search.label')}
        placeholder={t('library.search.label')}
        value={typed}
        onChange={(event) => {
          const { value: next } = event.target;
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => send(next.trim()), pause);
        }}
        onKeyDown={(event) => event.key === 'Enter' && send(typed.trim())}
      />
    </Root>
  );
}
