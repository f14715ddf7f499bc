import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScriptListItem } from '../../../shared/scripts.schema.ts';
import { color } from '../../theme/tokens.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { titleOf } from './titleOf.ts';
import { useFavorite } from './useFavorite.ts';

const Heart = styled(IconButton)({ '&[aria-pressed="true"]': { color: color.accent } });

type Props = { readonly script: Pick<ScriptListItem, 'id' | 'title' | 'type' | 'theme' | 'favorite'> };

/** The heart: gold when the script is among the favourites. */
export function FavoriteButton({ script }: Props): ReactNode {
  const { t } = useTranslation();
  const set = useFavorite(script.id);
  const { favorite } = script;
  return (
    <Heart
      icon={favorite ? 'heartFull' : 'heart'}
      small
      label={t('library.favorites.heart', { title: titleOf(script) })}
      aria-pressed={favorite}
      onClick={() => set(!favorite)}
    />
  );
}
