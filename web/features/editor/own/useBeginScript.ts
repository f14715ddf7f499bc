import { useMutation } from '@tanstack/react-query';
import { createScript } from '../../../../shared/routes/scripts.routes.ts';
import { call } from '../../../lib/call.ts';
import { toBody, type OwnAnswers } from './ownAnswers.ts';
import { ownDraft } from './ownDraft.ts';

/** Begins a script of one's own. Sent again without an answer in between, it is the same one. */
export function useBeginScript(accountId: string) {
  return useMutation({
    mutationFn: (answers: OwnAnswers) => {
      const body = toBody(answers);
      return call(createScript, { body, idempotencyKey: ownDraft.keyFor(accountId, answers, JSON.stringify(body)) });
    },
    onSuccess: () => ownDraft.clear(accountId),
  });
}
