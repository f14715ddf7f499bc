import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import { CollectionDialog } from '../../features/collections/CollectionDialog.tsx';
import { CollectionList } from '../../features/collections/CollectionList.tsx';
import { QuotaLines } from '../../features/quotas/QuotaLines.tsx';
import { useQuota } from '../../features/quotas/useQuota.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from './PageHead.tsx';

export function CollectionsPage(): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const quota = useQuota('collections');
  const [isBeginning, setBeginning] = useState(false);
  return (
    <>
      <PageHead title={t('library.collections.title')}>{t('library.collections.lead')}</PageHead>
      <Actions sx={{ marginBlockEnd: '1.5rem' }}>
        <Button size="sm" unavailable={quota.isReached} aria-describedby={quota.reason} onClick={() => setBeginning(true)}>
          <Icon name="plus" small />
          {t('library.collections.new')}
        </Button>
      </Actions>
      <QuotaLines quota={quota} />
      <CollectionList onBegin={() => setBeginning(true)} />
      <CollectionDialog
        open={isBeginning}
        onClose={() => setBeginning(false)}
        onDone={({ id }) => void navigate(pathTo(paths.collection, { id }))}
      />
    </>
  );
}
