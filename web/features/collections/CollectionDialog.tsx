import { Dialog } from '../../ui/overlays/Dialog.ts';
import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../../shared/collections.schema.ts';
import { text } from '../../theme/tokens.ts';
import { CollectionForm } from './CollectionForm.tsx';

const Title = styled('h2')({ fontSize: text.titleSm, marginBlockEnd: '1.25rem' });

type Props = {
  readonly open: boolean;
  readonly collection?: Collection;
  readonly onClose: () => void;
  readonly onDone?: (collection: Collection) => void;
};

/** The form over the page, for a new collection or one that is there. */
export function CollectionDialog({ open, collection, onClose, onDone }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const done = (saved: Collection): void => {
    onClose();
    onDone?.(saved);
  };
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id}>
      <Title id={id}>{t(collection ? 'library.collections.change' : 'library.collections.new')}</Title>
      <CollectionForm {...(collection && { collection })} onDone={done} onCancel={onClose} />
    </Dialog>
  );
}
