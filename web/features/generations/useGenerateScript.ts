import { useMutation } from '@tanstack/react-query';
import type { GenerateBody } from '../../../shared/generations.schema.ts';
import { generateScript } from '../../../shared/routes/generations.routes.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import type { Answers } from './answers.ts';
import { draft } from './draft.ts';

type Request = { readonly accountId: string; readonly answers: Answers; readonly body: GenerateBody };

/** Asks for a script. Sent again without an answer in between, it is the same request and makes no second script. */
export function useGenerateScript() {
  return useMutation({
    mutationFn: ({ accountId, answers, body }: Request) =>
      call(generateScript, { body, idempotencyKey: draft.keyFor(accountId, answers, JSON.stringify(body)) }),
    onSuccess: (_accepted, { accountId }) => draft.clear(accountId),
    onError: (error, { accountId }) => {
      if (error instanceof ApiError && error.answered) draft.spendKey(accountId);
    },
  });
}
