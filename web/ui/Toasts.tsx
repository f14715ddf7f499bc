import { styled } from '../theme/styled.ts';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentToast, type Toast } from '../lib/toasts.ts';
import { useSettings } from '../lib/useSettings.ts';
import { color, media, radius, space, text, weight } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

const Stack = styled('div')({
  position: 'fixed',
  inset: `auto 0 ${space.s5} 0`,
  inlineSize: 'fit-content',
  marginInline: 'auto',
  zIndex: 1400,
  [media.narrow]: { insetBlockEnd: space.s2 },
});

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

/** A success passes after 3 s; with something to press it stays longer; errors, and all in reader mode, stay until they are closed. */
function lifetimeOf(toast: Toast, stays: boolean): number | null {
  if (toast.kind === 'error' || stays) return null;
  return toast.lifetime ?? (toast.action ? 10_000 : 3000);
}

/** The one toast, bottom centre. */
export function Toasts(): ReactNode {
  const toast = useSyncExternalStore(currentToast.subscribe, currentToast.get, () => null);
  return toast && <Standing key={toast.id} toast={toast} />;
}

const close = (): void => currentToast.set(null);

/** It waits while the pointer or the focus is on it, and while nobody looks at the window. */
function Standing({ toast }: { readonly toast: Toast }): ReactNode {
  const { t } = useTranslation();
  const { screenReaderMode } = useSettings();
  const [isHeld, setHeld] = useState(false);
  const lifetime = lifetimeOf(toast, screenReaderMode);
  useEffect(() => {
    if (lifetime === null || isHeld) return undefined;
    const timer = setTimeout(close, lifetime);
    return () => clearTimeout(timer);
  }, [lifetime, isHeld]);
  useEffect(() => {
    const hold = (): void => setHeld(true);
    const release = (): void => setHeld(false);
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    addEventListener('blur', hold);
    addEventListener('focus', release);
    document.addEventListener('keydown', onKey);
    return () => {
      removeEventListener('blur', hold);
      removeEventListener('focus', release);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  const act = (): void => {
    close();
    toast.action?.run();
  };
  return (
    <Stack
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
    </Stack>
  );
}
