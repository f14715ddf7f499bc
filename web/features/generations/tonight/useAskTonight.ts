import { useMutation } from '@tanstack/react-query';
import type { GenerateBody } from '../../../../shared/generations.schema.ts';
import { generateScript } from '../../../../shared/routes/generations.routes.ts';
import { ApiError } from '../../../lib/ApiError.ts';
import { call } from '../../../lib/call.ts';
import { keptKey } from '../../../lib/keptKey.ts';
import { storageKeys } from '../../../lib/storageKeys.ts';

/** Asks for a script for tonight. Sent again without an answer in between, it is one request and makes one script. */
export function useAskTonight(accountId: string) {
  const position = storageKeys.tonight(accountId);
  return useMutation({
    mutationFn: (body: GenerateBody) =>
      call(generateScript, { body, idempotencyKey: keptKey.keyFor(position, JSON.stringify(body)) }),
    onSuccess: () => keptKey.spend(position),
    onError: (error) => {
      if (error instanceof ApiError && error.answered) keptKey.spend(position);
    },
  });
}
