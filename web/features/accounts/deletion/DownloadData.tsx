import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadData } from '../../../../shared/routes/deletion.routes.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { buttonStyle, lookAttributes } from '../../../ui/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';

const DownloadLink = styled('a')(buttonStyle);

/** A plain link, so that the browser itself takes the file in, however large it is. */
export function DownloadData(): ReactNode {
  const { t } = useTranslation();
  return (
    <Actions>
      <DownloadLink href={downloadData.path} download {...lookAttributes({ tone: 'plain' })}>
        <Icon name="download" />
        {t('profile.data.action')}
      </DownloadLink>
    </Actions>
  );
}
