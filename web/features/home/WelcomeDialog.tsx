import { Dialog } from '../../ui/overlays/Dialog.ts';
import { styled } from '../../theme/styled.ts';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { storage } from '../../lib/storage.ts';
import { storageKeys } from '../../lib/storageKeys.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const Title = styled('h2')({ fontSize: text.titleMd });
const Body = styled('div')({ color: color.inkSoft, marginBlock: `.6rem ${space.s5}`, display: 'grid', gap: space.s4 });
const Benefits = styled('ul')({
  display: 'grid',
  gap: space.s3,
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space.s3 },
  '& svg': { color: color.calm, marginBlockStart: '.1em' },
});

const benefits = [
  { key: 'made', icon: 'pen' },
  { key: 'live', icon: 'eye' },
  { key: 'practice', icon: 'book' },
  { key: 'premium', icon: 'sparkle' },
] as const;

type Props = { readonly accountId: string; readonly name: string; readonly credits: number };

/** Greets whoever has just opened their account here, once, and says what there is. */
export function WelcomeDialog({ accountId, name, credits }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(() => storage.local.read(storageKeys.welcome) === accountId);
  const close = (): void => {
    storage.local.write(storageKeys.welcome, null);
    setOpen(false);
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <Title id={`${id}-title`}>{t('home.welcome.title', { name })}</Title>
      <Body id={`${id}-body`}>
        <Benefits>
          {benefits.map(({ key, icon }) => (
            <li key={key}>
              <Icon name={icon} />
              <span>{t(`home.welcome.benefits.${key}`)}</span>
            </li>
          ))}
        </Benefits>
        <p>{t('home.welcome.credits', { credits: t('app.credits', { count: credits }) })}</p>
      </Body>
      <Actions>
        <LinkButton tone="primary" to={paths.quickScript} onClick={close}>
          {t('home.welcome.create')}
        </LinkButton>
        <Button onClick={close}>{t('home.welcome.explore')}</Button>
      </Actions>
    </Dialog>
  );
}
