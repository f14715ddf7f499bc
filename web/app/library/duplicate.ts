import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { textLength } from '../../../shared/generations.schema.ts';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { duplicateScript } from '../../../shared/routes/scripts.routes.ts';
import { putScript } from '../../features/scripts/putScript.ts';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { call } from '../../lib/call.ts';
import { randomKey } from '../../lib/randomKey.ts';
import { showFailure, showToast } from '../../lib/toasts.ts';
import type { MenuScript } from './MenuScript.ts';

/** Makes a copy of a script's text as it is, and says where it is. */
export async function duplicate(client: QueryClient, script: MenuScript, go: (path: string) => void): Promise<void> {
  const title = i18next.t('library.more.copyTitle', { title: titleOf(script) });
  try {
    const copy = await call(duplicateScript, {
      params: { id: script.id },
      body: { title: title.length <= textLength.title ? title : titleOf(script) },
      idempotencyKey: randomKey(),
    });
    await putScript(client, copy);
    showToast({
      kind: 'success',
      text: i18next.t('library.more.duplicated', { title: copy.title }),
      action: { label: i18next.t('scripts.open'), run: () => go(pathTo(paths.script, { id: copy.id })) },
    });
  } catch (error) {
    showFailure(error, i18next.t('library.more.duplicateFailed'));
  }
}
