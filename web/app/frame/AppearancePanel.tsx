import { styled, useColorScheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '../../theme/tokens.ts';
import { contrasts, useContrast } from '../../theme/useContrast.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';

const Root = styled('div')({ padding: space.s5, display: 'grid', gap: space.s5, inlineSize: 'min(21rem, calc(100vw - 2rem))' });

const modes = ['light', 'dark', 'system'] as const;

/** Theme and contrast: separate choices that combine. */
export function AppearancePanel(): ReactNode {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const { contrast, choose } = useContrast();
  return (
    <Root>
      <ChoiceGroup
        look="segmented"
        wide
        compact
        legend={t('app.appearance.theme')}
        options={modes.map((value) => ({ value, label: t(`app.appearance.themes.${value}`) }))}
        value={mode}
        onChoose={setMode}
      />
      <ChoiceGroup
        look="segmented"
        wide
        compact
        legend={t('app.appearance.contrast')}
        options={contrasts.map((value) => ({ value, label: t(`app.appearance.contrasts.${value}`) }))}
        value={contrast}
        onChoose={choose}
      />
    </Root>
  );
}
