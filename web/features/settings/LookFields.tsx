import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { colorThemes, contrasts, fontFamilies, fontSizes, motions } from '../../../shared/settings.schema.ts';
import { useSettings } from '../../lib/useSettings.ts';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

type LookName = 'theme' | 'contrast' | 'fontSize' | 'fontFamily' | 'motion';
type FieldProps = { readonly compact: boolean };

/** Choices of how pages look, the same wherever they stand: separate ones that combine. */
export function LookFields({
  shown,
  compact = false,
}: {
  readonly shown: readonly LookName[];
  readonly compact?: boolean;
}): ReactNode {
  return shown.map((name) => {
    const LookField = fields[name];
    return <LookField key={name} compact={compact} />;
  });
}

const fields: Readonly<Record<LookName, (props: FieldProps) => ReactNode>> = {
  theme: ThemeField,
  contrast: ContrastField,
  fontSize: FontSizeField,
  fontFamily: FontFamilyField,
  motion: MotionField,
};

function ThemeField({ compact }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { theme } = useSettings();
  const update = useUpdateSettings();
  return (
    <ChoiceGroup
      look="segmented"
      wide={compact}
      compact={compact}
      legend={t('app.appearance.theme')}
      options={colorThemes.map((value) => ({ value, label: t(`app.appearance.themes.${value}`) }))}
      value={theme}
      onChoose={(chosen) => update({ theme: chosen })}
    />
  );
}

function ContrastField({ compact }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { contrast } = useSettings();
  const update = useUpdateSettings();
  return (
    <ChoiceGroup
      look="segmented"
      wide={compact}
      compact={compact}
      legend={t('app.appearance.contrast')}
      options={contrasts.map((value) => ({ value, label: t(`app.appearance.contrasts.${value}`) }))}
      value={contrast}
      onChoose={(chosen) => update({ contrast: chosen })}
    />
  );
}

function FontSizeField(): ReactNode {
  const { t } = useTranslation();
  const { fontSize } = useSettings();
  const update = useUpdateSettings();
  return (
    <ChoiceGroup
      legend={t('look.fontSize')}
      options={fontSizes.map((value) => ({ value, label: t(`look.fontSizes.${value}`) }))}
      value={fontSize}
      onChoose={(chosen) => update({ fontSize: chosen })}
    />
  );
}

function FontFamilyField(): ReactNode {
  const { t } = useTranslation();
  const { fontFamily } = useSettings();
  const update = useUpdateSettings();
  return (
    <ChoiceGroup
      legend={t('look.fontFamily')}
      options={fontFamilies.map((value) => ({ value, label: t(`look.fontFamilies.${value}`) }))}
      value={fontFamily}
      onChoose={(chosen) => update({ fontFamily: chosen })}
    />
  );
}

function MotionField(): ReactNode {
  const { t } = useTranslation();
  const { motion } = useSettings();
  const update = useUpdateSettings();
  return (
    <ChoiceGroup
      look="segmented"
      legend={t('look.motion')}
      options={motions.map((value) => ({ value, label: t(`look.motions.${value}`) }))}
      value={motion}
      onChoose={(chosen) => update({ motion: chosen })}
    />
  );
}
