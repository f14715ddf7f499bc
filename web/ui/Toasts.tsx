import { Snackbar } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToast, type Toast } from '../lib/toasts.ts';
import { color, media, radius, text, weight } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  gap: '.2rem .8rem',
  alignItems: 'center',
  padding: '.7rem .7rem .7rem 1.1rem',
  background: color.raised,
  color: color.ink,
  borderRadius: radius.lg,
  boxShadow: color.shadow3,
  fontSize: text.sm,
  inlineSize: 'min(32rem, calc(100vw - 2rem))',
  '& > svg': { color: color.calm },
  '&[data-kind="error"] > svg': { color: color.dangerInk },
  '& b': { fontWeight: weight.medium, display: 'block' },
  '& > [data-part="action"]:empty': { display: 'none' },
  [media.narrow]: {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > [data-part="action"]': { gridColumn: 2, gridRow: 2, marginInlineStart: '-.85rem' },
  },
  [media.forced]: { border: '1px solid CanvasText' },
});

/** Good news passes after 3 s; with something to press it stays longer; errors stay until they are closed. */
function lifetime(toast: Toast): number | null {
  if (toast.kind === 'error') return null;
  return toast.action ? 10_000 : 3000;
}

/** The one toast, bottom centre. It waits while the pointer or the focus is on it. */
export function Toasts(): ReactNode {
  const { t } = useTranslation();
  const toast = useSyncExternalStore(currentToast.subscribe, currentToast.get);
  const close = (): void => currentToast.set(null);
  if (!toast) return null;
  const act = (): void => {
    close();
    toast.action?.run();
  };
  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={lifetime(toast)}
      onClose={(_event, reason) => reason !== 'clickaway' && close()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Root data-kind={toast.kind} role={toast.kind === 'error' ? 'alert' : 'status'}>
        <Icon name={toast.kind === 'error' ? 'warn' : toast.kind === 'info' ? 'info' : 'check'} />
        <span>
          {toast.title && <b>{toast.title}</b>}
          {toast.text}
        </span>
        <span data-part="action">
          {toast.action && (
            <Button tone="quiet" size="sm" onClick={act}>
              {toast.action.label}
            </Button>
          )}
        </span>
        <IconButton icon="x" small label={t('app.close')} onClick={close} />
      </Root>
    </Snackbar>
  );
}
