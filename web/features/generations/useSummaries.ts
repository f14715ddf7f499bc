import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import type { Answers } from './answers.ts';
import { useRefusedSubjects } from './avoid/useRefusedSubjects.ts';
import { useInstructions } from './useInstructions.ts';

const listenerParts = ['audience', 'goal', 'listenerName', 'personalization', 'body', 'avoid'] as const;
const detailParts = [
  'title',
  'includeMetaphors',
  'includeBreathing',
  'advancedVisualization',
  'additionalInstructions',
  'instructions',
  'endSilence',
  'approveOutline',
] as const;

/** What the closed groups say of themselves. */
export function useSummaries(answers: Answers): { listener: string; details: string } {
  const { t } = useTranslation();
  const formats = useFormats();
  const { refused } = useRefusedSubjects(answers);
  const { instructions, endSilence } = useInstructions(answers);
  const isRefusing = [...refused.keys()].some((subject) => !answers.keep.includes(subject));
  const isSet = (part: keyof Answers): boolean => {
    const value = answers[part];
    if (part === 'avoid' && isRefusing) return true;
    if (part === 'instructions') return instructions.length > 0;
    if (part === 'endSilence') return endSilence > 0;
    return typeof value === 'boolean' ? value : value !== null && String(value).trim() !== '';
  };
  const say = (parts: readonly ((typeof listenerParts)[number] | (typeof detailParts)[number])[]): string => {
    const names = parts.filter(isSet).map((part) => t(`generator.short.${part}`));
    return names.length === 0 ? t('generator.nothingSet') : t('generator.set', { list: formats.list(names) });
  };
  return { listener: say(listenerParts), details: say(detailParts) };
}
