import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useContrast } from '../theme/useContrast.ts';

/** Writes the choices that CSS reads onto the page: the dark class and the contrast. MUI writes `data-theme` itself. */
export function AppearanceEffects(): null {
  const { colorScheme } = useColorScheme();
  const { isMore } = useContrast();
  useEffect(() => {
    document.documentElement.classList.toggle('dark', colorScheme === 'dark');
  }, [colorScheme]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isMore) dataset['contrast'] = 'more';
    else delete dataset['contrast'];
  }, [isMore]);
  return null;
}
