import { Dialog } from '../../../ui/overlays/Dialog.ts';
import { styled } from '../../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, font, radius, text } from '../../../theme/tokens.ts';
import { Actions } from '../../../ui/Actions.tsx';
import { Button } from '../../../ui/Button.tsx';

const Title = styled('h2')({ fontSize: text.titleSm });
const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.55rem 1.25rem',
  marginBlock: '1rem 1.25rem',
  fontSize: text.sm,
  alignItems: 'baseline',
  '& kbd': {
    font: `500 ${text.xs}/1 ${font.sans}`,
    padding: '.2rem .4rem',
    borderRadius: radius.sm,
    background: color.sunken,
    color: color.ink,
    whiteSpace: 'nowrap',
  },
});

const isMac = /mac|iphone|ipad/iu.test(navigator.userAgent);
const mod = isMac ? '⌘' : 'Ctrl';
const alt = isMac ? '⌃ ⌥' : 'Alt';

const keys = [
  [`${alt} 1 / 2 / 3`, 'pause'],
  ['← →', 'choose'],
  ['↑ ↓, 0–9', 'change'],
  ['Delete', 'remove'],
  [`${alt} H`, 'heading'],
  [`${alt} F`, 'fold'],
  [`${alt} Shift ↑ ↓`, 'move'],
  [`${mod} F`, 'find'],
  [`${mod} Z`, 'undo'],
  [isMac ? '⌘ Shift Z' : 'Ctrl Y', 'redo'],
  ['Tab', 'leave'],
] as const;

/** Every key of the editor. */
export function ShortcutsDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <Title id={id}>{t('editor.keys.title')}</Title>
      <List>
        {keys.map(([key, what]) => (
          <KeyLine key={what} name={key}>
            {t(`editor.keys.${what}`)}
          </KeyLine>
        ))}
      </List>
      <Actions sx={{ justifyContent: 'flex-end' }}>
        <Button onClick={onClose}>{t('app.close')}</Button>
      </Actions>
    </Dialog>
  );
}

const KeyLine = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <>
    <dt>
      <kbd>{name}</kbd>
    </dt>
    <dd>{children}</dd>
  </>
);
