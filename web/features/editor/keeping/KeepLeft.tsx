import { styled } from '../../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../../shared/scripts.schema.ts';
import { Button } from '../../../ui/Button.tsx';
import { editDraft, isUnsaved } from '../saving/editDraft.ts';
import { useKeepAsNew } from './useKeepAsNew.ts';

const Left = styled('p')({ inlineSize: '100%' });

type Props = { readonly accountId: string; readonly scriptId: string; readonly onKept: (script: Script) => void };

/** For a script that is gone: what this browser still has of it can become a new one. */
export function KeepLeft({ accountId, scriptId, onKept }: Props): ReactNode {
  const { t } = useTranslation();
  const [left] = useState(() => editDraft.list(accountId, scriptId).find(({ draft }) => draft.about && isUnsaved(draft)));
  const keep = useKeepAsNew((script) => {
    if (left) editDraft.forget(accountId, scriptId, left.tab);
    onKept(script);
  });
  const { about, content } = left?.draft ?? { about: null, content: '' };
  if (!about) return null;
  return (
    <>
      <Left>{t('saving.deleted.left')}</Left>
      <Button unavailable={keep.isPending} onClick={() => keep.mutate({ ...about, content })}>
        {t('saving.deleted.keep')}
      </Button>
    </>
  );
}
