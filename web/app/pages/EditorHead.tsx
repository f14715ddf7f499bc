import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as paths from '../../../shared/paths.ts';
import { pathTo } from '../../../shared/pathTo.ts';
import type { Script } from '../../../shared/scripts.schema.ts';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { breakpoint, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import type { Action } from '../../ui/ActionList.tsx';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { SkipLink } from '../../ui/SkipLink.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { Crumbs } from '../frame/Crumbs.tsx';

const Root = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
  marginBlockEnd: space.s4,
  '& h1': { fontSize: text.titleSm, overflowWrap: 'anywhere', minInlineSize: 0 },
});

type Props = {
  readonly script: Script;
  /** What is behind the button at the end; on narrow screens more is. */
  readonly actions: readonly Action[];
  readonly onExport: () => void;
  readonly children: ReactNode;
};

/** What is edited, the ways from here, and what can be done with the whole of it. */
export function EditorHead({ script, actions, onExport, children }: Props): ReactNode {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isNarrow = useMedia(`(max-width: ${breakpoint.narrow - 1}px)`);
  const title = titleOf(script);
  const versions = pathTo(paths.versions, { id: script.id });
  const beside: readonly Action[] = [
    { icon: 'versions', name: t('editor.versions'), run: () => void navigate(versions) },
    { icon: 'download', name: t('exports.open'), run: onExport },
  ];
  return (
    <>
      <Crumbs parent={{ to: pathTo(paths.script, { id: script.id }), name: title }} here={t('editor.crumb')} />
      <Root>
        <PageHeading>{t('editor.heading', { title })}</PageHeading>
        <SkipLink to="script-text">{t('editor.skip')}</SkipLink>
        <Actions>
          {!isNarrow && (
            <>
              <LinkButton tone="quiet" size="sm" to={versions}>
                <Icon name="versions" small />
                {t('editor.versions')}
              </LinkButton>
              <Button tone="quiet" size="sm" onClick={onExport}>
                <Icon name="download" small />
                {t('exports.open')}
              </Button>
            </>
          )}
          {children}
          <LinkButton tone="primary" size="sm" to={pathTo(paths.script, { id: script.id })}>
            {t('editor.done')}
          </LinkButton>
          <ActionMenu label={t('scripts.more')} actions={[...(isNarrow ? beside : []), ...actions]} />
        </Actions>
      </Root>
    </>
  );
}
