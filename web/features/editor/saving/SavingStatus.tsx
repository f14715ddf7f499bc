import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/useFormats.ts';
import { color, text } from '../../../theme/tokens.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { SavingState } from './SavingState.ts';

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.4rem',
  minInlineSize: 0,
  color: color.inkFaint,
  fontSize: text.sm,
  '&[data-grave]': { color: color.warnInk },
  '& svg': { flexShrink: 0 },
});

/** How the text stands, in words. What comes and goes with every pause in writing is shown and not read out. */
export function SavingStatus({ state }: { readonly state: SavingState }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const isPassing = state.name === 'saving' || state.name === 'unsaved';
  const isGrave = !isPassing && state.name !== 'saved';
  const words =
    state.name === 'saved' && state.at
      ? t('saving.states.savedAt', { time: formats.time(state.at) })
      : t(`saving.states.${state.name}`);
  return (
    <Root data-grave={isGrave || undefined}>
      {isGrave && <Icon name={state.name === 'offline' ? 'offline' : 'warn'} small />}
      <span role="status">{!isPassing && words}</span>
      {isPassing && <span>{words}</span>}
    </Root>
  );
}
