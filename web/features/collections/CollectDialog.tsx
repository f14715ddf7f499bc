import { Dialog } from '../../ui/overlays/Dialog.ts';
import { styled } from '../../theme/styled.ts';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '../../../shared/collections.schema.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CollectionForm } from './CollectionForm.tsx';
import { useCollectionList } from './useCollectionList.ts';
import { useCollectionsOf } from './useCollectionsOf.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space.s4,
  '& h2': { fontSize: text.titleSm },
  '& > p': { color: color.inkSoft, overflowWrap: 'anywhere' },
  '& label': { overflowWrap: 'anywhere' },
});

type Props = {
  readonly scriptId: string;
  readonly title: string;
  readonly onToggle: (collection: Collection, isIn: boolean) => void;
  readonly onClose: () => void;
};

/** Which collections a script is in: ticks, and a new one on the spot. */
export function CollectDialog({ scriptId, title, onToggle, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const all = useCollectionList();
  const inside = useCollectionsOf(scriptId);
  const [isBeginning, setBeginning] = useState(false);
  const collections = all.data?.pages.flatMap((page) => page.items) ?? [];
  const isEmpty = all.data !== undefined && collections.length === 0;
  const begun = (collection: Collection): void => {
    setBeginning(false);
    onToggle(collection, true);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <Root>
        <h2 id={id}>{t('library.collections.add.title')}</h2>
        <p>{isEmpty ? t('library.collections.add.none') : t('library.collections.add.text', { title })}</p>
        {all.isPending || inside.isPending ? (
          <Skeleton widths={[60, 44]} />
        ) : (
          collections.length > 0 && (
            <ChoiceGroup
              hideLegend
              legend={t('library.collections.title')}
              options={collections.map(({ id: value, name: label }) => ({ value, label }))}
              values={inside.data ?? []}
              onToggle={(value) => {
                const collection = collections.find((one) => one.id === value);
                if (collection) onToggle(collection, !(inside.data ?? []).includes(value));
              }}
            />
          )
        )}
        <MoreButton query={all} tone="quiet" size="sm" />
        {isBeginning || isEmpty ? (
          <CollectionForm onDone={begun} onCancel={isEmpty ? onClose : () => setBeginning(false)} />
        ) : (
          <Actions sx={{ justifyContent: 'space-between' }}>
            <Button size="sm" onClick={() => setBeginning(true)}>
              <Icon name="plus" small />
              {t('library.collections.new')}
            </Button>
            <Button tone="primary" size="sm" onClick={onClose}>
              {t('library.collections.add.done')}
            </Button>
          </Actions>
        )}
      </Root>
    </Dialog>
  );
}
