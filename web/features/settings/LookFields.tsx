import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { colorThemes, contrasts, fontFamilies, fontSizes, motions } from '../../../shared/settings.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

type LookName = 'theme' | 'contrast' | 'fontSize' | 'fontFamily' | 'motion';

/** Choices of how pages look, the same wherever they stand: separate ones that combine. */
export function LookFields({
  shown,
  compact = false,
}: {
  readonly shown: readonly LookName[];
  readonly compact?: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const update = useUpdateSettings();
  const fields: Record<LookName, ReactNode> = {
    theme: (
      <ChoiceGroup
        key="theme"
        look="segmented"
        wide={compact}
        compact={compact}
        legend={t('app.appearance.theme')}
        options={colorThemes.map((value) => ({ value, label: t(`app.appearance.themes.${value}`) }))}
        value={settings.theme}
        onChoose={(theme) => update({ theme })}
      />
    ),
    contrast: (
      <ChoiceGroup
        key="contrast"
        look="segmented"
        wide={compact}
        compact={compact}
        legend={t('app.appearance.contrast')}
        options={contrasts.map((value) => ({ value, label: t(`app.appearance.contrasts.${value}`) }))}
        value={settings.contrast}
        onChoose={(contrast) => update({ contrast })}
      />
    ),
    fontSize: (
      <ChoiceGroup
        key="fontSize"
        legend={t('look.fontSize')}
        options={fontSizes.map((value) => ({ value, label: t(`look.fontSizes.${value}`) }))}
        value={settings.fontSize}
        onChoose={(fontSize) => update({ fontSize })}
      />
    ),
    fontFamily: (
      <ChoiceGroup
        key="fontFamily"
        legend={t('look.fontFamily')}
        options={fontFamilies.map((value) => ({ value, label: t(`look.fontFamilies.${value}`) }))}
        value={settings.fontFamily}
        onChoose={(fontFamily) => update({ fontFamily })}
      />
    ),
    motion: (
      <ChoiceGroup
        key="motion"
        look="segmented"
        legend={t('look.motion')}
        options={motions.map((value) => ({ value, label: t(`look.motions.${value}`) }))}
        value={settings.motion}
        onChoose={(motion) => update({ motion })}
      />
    ),
  };
  return shown.map((name) => fields[name]);
}
