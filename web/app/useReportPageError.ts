import { useEffect, useState } from 'react';
import { reportPageError } from '../../shared/routes/pageErrors.routes.ts';
import { call } from '../lib/call.ts';

/** A line of a stack that names a place in the program: the others quote the message, which may hold what somebody wrote. */
const isFrame = (line: string): boolean => /^\s*at\s|@/u.test(line) && /:\d+:\d+\)?$/u.test(line);

/** Tells the operators once that a page failed; says whether they could be told. `null` tells nothing. */
export function useReportPageError(cause: unknown): boolean {
  const [isReported, setIsTold] = useState(true);
  useEffect(() => {
    if (cause === null) return;
    const { name, stack } = cause instanceof Error ? cause : new Error('something else was thrown');
    const frames = (stack ?? '')
      .split('\n')
      .filter(isFrame)
      .map((line) => line.trim().slice(0, 300))
      .slice(0, 30);
    const body = { name: name.slice(0, 80), frames, path: location.pathname.slice(0, 300) };
    void call(reportPageError, { body }).catch(() => setIsTold(false));
  }, [cause]);
  return isReported;
}
