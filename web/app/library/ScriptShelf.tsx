import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScriptFilters } from '../../../shared/scriptFilters.ts';
import { NoScripts } from '../../features/scripts/NoScripts.tsx';
import { ScriptLibrary } from '../../features/scripts/ScriptLibrary.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { ScriptMenu } from './ScriptMenu.tsx';

type Props = {
  readonly fixed?: ScriptFilters;
  readonly empty?: ReactNode;
  readonly most?: number;
  /** The level of the cards' headings. */
  readonly level?: 2 | 3;
};

/** A person's scripts with everything that can be done with them, for any page; its state is in the address. */
export function ScriptShelf({ fixed, empty, most, level = 2 }: Props): ReactNode {
  const { t } = useTranslation();
  return (
    <ScriptLibrary
      {...(fixed && { fixed })}
      empty={empty ?? <NoScripts />}
      level={level}
      {...(most !== undefined && { most })}
      renderMenu={(script) => <ScriptMenu small script={script} label={t('library.more.label', { title: titleOf(script) })} />}
    />
  );
}
