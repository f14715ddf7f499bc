import { useEffect } from 'react';
import { useSettings } from '../lib/useSettings.ts';
import { useColorScheme } from '../ui/useColorScheme.ts';
import { useMoreContrast } from '../ui/useMoreContrast.ts';

/** Writes the chosen looks onto the page, where CSS reads them. */
export function LookEffects(): null {
  const theme = useColorScheme();
  const isMore = useMoreContrast();
  const { fontSize, fontFamily, motion } = useSettings();
  useEffect(() => {
    const { classList, dataset } = document.documentElement;
    classList.toggle('dark', theme === 'dark');
    Object.assign(dataset, { theme, size: fontSize, face: fontFamily, motion });
    if (isMore) dataset['contrast'] = 'more';
    else delete dataset['contrast'];
  }, [theme, isMore, fontSize, fontFamily, motion]);
  return null;
}
