import { Drawer } from '../../../ui/overlays/Drawer.ts';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { color } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

type Props = {
  readonly outline: (onJump: () => void) => ReactNode;
  readonly children: (open: () => void) => ReactNode;
};

/** The outline over the text, where beside it is no room. */
export function OutlineDrawer({ outline, children }: Props): ReactNode {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  // Open, the drawer would take back the focus that a jump gives to the text.
  const leave = (): void => flushSync(close);
  return (
    <>
      {children(() => setOpen(true))}
      <Drawer
        open={isOpen}
        onClose={close}
        // A jump puts the focus into the text.
        disableRestoreFocus
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('editor.outline.title'),
            sx: { inlineSize: 'min(340px, 90vw)', padding: '1rem', backgroundColor: color.paper, boxShadow: color.shadow3 },
          },
        }}
      >
        <IconButton icon="x" label={t('app.close')} onClick={close} style={{ marginInlineStart: 'auto' }} />
        {isOpen && outline(leave)}
      </Drawer>
    </>
  );
}
