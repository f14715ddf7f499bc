import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../../shared/paths.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';

/** Two ways to a filled form, for whoever does not want to begin with an empty one, and one past it. */
export function OtherWays(): ReactNode {
  const { t } = useTranslation();
  return (
    <Actions>
      <LinkButton size="sm" to={paths.simpleGenerator}>
        <Icon name="sparkle" small />
        {t('starts.toSimple')}
      </LinkButton>
      <LinkButton size="sm" to={paths.templates}>
        <Icon name="layers" small />
        {t('starts.toTemplates')}
      </LinkButton>
      <LinkButton size="sm" to={paths.ownScript}>
        <Icon name="pen" small />
        {t('scripts.writeOwn')}
      </LinkButton>
    </Actions>
  );
}
