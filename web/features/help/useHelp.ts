import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { Help } from './articles.ts';
import { fillFigures } from './fillFigures.ts';
import { loadHelp } from './loadHelp.ts';

const helpKey = 'help';

/** The help in the language of the interface; `null` while it is on its way. */
export function useHelp(): { readonly help: Help | null; readonly failed: boolean; readonly retry: () => void } {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: [helpKey, language],
    queryFn: () => loadHelp(language),
    staleTime: Infinity,
    retry: false,
  });
  const help = useMemo(() => (data ? fillFigures(data, t) : null), [data, t]);
  // Browsers remember of a module that it did not come, and would not ask for it again.
  return { help, failed: isError, retry: () => location.reload() };
}
