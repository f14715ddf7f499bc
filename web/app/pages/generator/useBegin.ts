import { useNavigate } from 'react-router-dom';
import * as paths from '../../../../shared/paths.ts';
import type { Answers } from '../../../features/generations/answers.ts';
import { draft } from '../../../features/generations/draft.ts';
import type { Start } from '../../../features/generations/starts/Start.ts';

/** Fills the form with a beginning, and goes to it; the address that asked for it would ask again after each reload. */
export function useBegin(accountId: string): (answers: Answers, start: Pick<Start, 'kind' | 'title'>) => void {
  const navigate = useNavigate();
  return (answers, { kind, title }) => {
    draft.begin(accountId, answers);
    const start: Start = { kind, title, theme: answers.theme, minutes: answers.duration };
    void navigate(paths.generator, { replace: kind !== 'sentence', state: { start } });
  };
}
