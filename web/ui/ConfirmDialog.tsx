import { Dialog } from './overlays/Dialog.ts';
import { styled } from '../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { color, text } from '../theme/tokens.ts';
import { Actions } from './Actions.tsx';
import { Button } from './Button.tsx';

const Title = styled('h2')({ fontSize: text.titleSm });
const Body = styled('div')({ color: color.inkSoft, marginBlock: '.6rem 1.5rem', display: 'grid', gap: '.6rem' });

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  readonly cancel: string;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly pending?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

/** Says what will happen, and asks. */
export function ConfirmDialog({
  open,
  title,
  children,
  cancel,
  confirm,
  danger = false,
  pending = false,
  onCancel,
  onConfirm,
}: Props): ReactNode {
  const id = useId();
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      <Title id={`${id}-title`}>{title}</Title>
      <Body id={`${id}-body`}>{children}</Body>
      <Actions sx={{ justifyContent: 'flex-end' }}>
        <Button tone="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button tone={danger ? 'danger' : 'primary'} unavailable={pending} onClick={onConfirm}>
          {confirm}
        </Button>
      </Actions>
    </Dialog>
  );
}
