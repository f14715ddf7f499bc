import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { retryGeneration } from '../../../shared/routes/generations.routes.ts';
import { ApiError } from '../../lib/ApiError.ts';
import { call } from '../../lib/call.ts';
import { randomKey } from '../../lib/randomKey.ts';

/** Tries a failed generation again. The key is the same until an answer has come. */
export function useRetryGeneration() {
  const key = useRef(randomKey());
  return useMutation({
    mutationFn: (id: string) => call(retryGeneration, { params: { id }, idempotencyKey: key.current }),
    onSettled: (_answer, error) => {
      if (!(error instanceof ApiError) || error.answered) key.current = randomKey();
    },
  });
}
