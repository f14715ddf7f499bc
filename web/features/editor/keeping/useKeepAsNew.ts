import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { createScript } from '../../../../shared/routes/scripts.routes.ts';
import type { CreateScriptBody, Script } from '../../../../shared/scripts.schema.ts';
import { call } from '../../../lib/call.ts';
import { randomKey } from '../../../lib/randomKey.ts';
import { showFailure, showToast } from '../../../lib/toasts.ts';

/** Begins another script with a text whose own script is gone. Tried again with the same text, it is the same one. */
export function useKeepAsNew(onKept: (script: Script) => void) {
  const { t } = useTranslation();
  const sent = useRef({ body: '', key: '' });
  return useMutation({
    mutationFn: (body: CreateScriptBody) => {
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: randomKey() };
      return call(createScript, { body, idempotencyKey: sent.current.key });
    },
    onSuccess: (script) => {
      showToast({ kind: 'success', text: t('saving.deleted.kept') });
      onKept(script);
    },
    onError: (error) => showFailure(error, t('saving.deleted.keepFailed')),
  });
}
