import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { showToast } from '../../lib/toasts.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ButtonTone } from '../../ui/buttonStyle.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DeleteWithUndo } from '../../ui/DeleteWithUndo.tsx';
import { Dusk } from '../../ui/Dusk.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { LegalLinks } from '../../ui/LegalLinks.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

/** Does what an example's button asks for, which is nothing. */
const atOnce = (): Promise<void> => Promise.resolve();

const byDay: readonly ButtonTone[] = ['primary', 'plain', 'quiet', 'danger', 'dangerQuiet'];
const atDusk: readonly ButtonTone[] = ['gold', 'onDusk'];

function MenuExample(): ReactNode {
  const { t } = useTranslation();
  return (
    <ActionMenu
      label={t('app.newScript')}
      actions={[
        { icon: 'plus', name: t('app.newScript'), run: () => void atOnce() },
        { icon: 'info', name: t('app.help.all'), to: paths.help },
        { icon: 'warn', name: t('starts.simple.action'), run: () => void atOnce(), unavailable: true },
      ]}
    />
  );
}

function Buttons(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <Actions>
        {byDay.map((tone) => (
          <Button key={tone} tone={tone}>
            {t('app.newScript')}
          </Button>
        ))}
        <Button unavailable>{t('app.newScript')}</Button>
      </Actions>
      <Dusk sx={{ padding: '1rem' }}>
        <Actions>
          {atDusk.map((tone) => (
            <Button key={tone} tone={tone}>
              {t('app.newScript')}
            </Button>
          ))}
        </Actions>
      </Dusk>
    </>
  );
}

function Links(): ReactNode {
  const { t } = useTranslation();
  return (
    <Actions>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <LinkButton key={size} size={size} to={paths.generator}>
          {t('app.newScript')}
        </LinkButton>
      ))}
    </Actions>
  );
}

function IconButtons(): ReactNode {
  const { t } = useTranslation();
  return (
    <Actions>
      <IconButton icon="menu" label={t('app.nav.open')} />
      <IconButton icon="x" label={t('app.close')} />
      <IconButton icon="fold" label={t('app.nav.collapse')} unavailable />
    </Actions>
  );
}

function PillExample(): ReactNode {
  const { t } = useTranslation();
  return <Pill>{t('app.credits', { count: 3 })}</Pill>;
}

function ActionRow(): ReactNode {
  const { t } = useTranslation();
  return (
    <Actions>
      <Button tone="primary">{t('app.newScript')}</Button>
      <Button>{t('app.close')}</Button>
    </Actions>
  );
}

const tabs = ['light', 'dark', 'system'] as const;

function TabsExample(): ReactNode {
  const { t } = useTranslation();
  const [value, choose] = useState<(typeof tabs)[number]>('light');
  return (
    <Tabs
      label={t('app.appearance.theme')}
      tabs={tabs.map((one) => ({ value: one, name: t(`app.appearance.themes.${one}`) }))}
      value={value}
      onChoose={choose}
    >
      <p>{t('app.demo.sample')}</p>
    </Tabs>
  );
}

function Dialog(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('app.demo.show')}</Button>
      <ConfirmDialog
        open={open}
        title={t('app.newScript')}
        cancel={t('app.close')}
        confirm={t('app.newScript')}
        onCancel={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
      >
        {t('app.demo.sample')}
      </ConfirmDialog>
    </>
  );
}

function Deleting(): ReactNode {
  const { t } = useTranslation();
  const texts = {
    title: t('app.newScript'),
    text: t('app.demo.sample'),
    cancel: t('app.close'),
    confirm: t('app.newScript'),
    pending: t('app.loading'),
    failed: t('app.demo.sample'),
    deleted: { text: t('app.demo.sample') },
    restored: t('app.demo.sample'),
    restoreFailed: t('app.demo.sample'),
  };
  return (
    <DeleteWithUndo texts={texts} remove={atOnce} restore={atOnce} onDeleted={atOnce}>
      {(ask) => <Button onClick={ask}>{t('app.demo.show')}</Button>}
    </DeleteWithUndo>
  );
}

function ToastButtons(): ReactNode {
  const { t } = useTranslation();
  return (
    <Button onClick={() => showToast({ kind: 'success', title: t('app.newScript'), text: t('app.demo.sample') })}>
      {t('app.demo.show')}
    </Button>
  );
}

/** What one presses. */
export const actionExamples: Readonly<Record<string, ReactNode>> = {
  ActionList: <MenuExample />,
  ActionMenu: <MenuExample />,
  Actions: <ActionRow />,
  Button: <Buttons />,
  ConfirmDialog: <Dialog />,
  DeleteWithUndo: <Deleting />,
  IconButton: <IconButtons />,
  LinkButton: <Links />,
  LegalLinks: <LegalLinks label="LegalLinks" />,
  Mark: <Mark />,
  MoreButton: <MoreButton query={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: atOnce }} />,
  Pill: <PillExample />,
  Tabs: <TabsExample />,
  Toasts: <ToastButtons />,
};
