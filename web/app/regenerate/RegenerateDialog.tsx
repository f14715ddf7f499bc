import { Dialog } from '../../ui/overlays/Dialog.ts';
import { styled } from '../../theme/styled.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { useCredits } from '../../features/credits/useCredits.ts';
import { RegenerateForm } from '../../features/generations/regenerate/RegenerateForm.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { useScript } from '../../features/scripts/useScript.ts';
import { limitsPlan } from '../../lib/limitsPlan.ts';
import { showToast } from '../../lib/toasts.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { showAccepted } from '../pages/showAccepted.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space.s4,
  minInlineSize: 0,
  '& > h2': { fontSize: text.titleSm, overflowWrap: 'anywhere' },
  '& > p': { color: color.inkSoft },
});

type Props = {
  readonly script: Script;
  /** The section to write again, by its place, from 1; `null` for the whole. */
  readonly position: number | null;
  readonly onClose: () => void;
};

/** Asks what should be different, says what it costs, and has it written. The editor and the script's page open it. */
export function RegenerateDialog({ script, position, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const client = useQueryClient();
  const id = useId();
  const { data: user } = useUser();
  const { data: credits } = useCredits();
  // What the editor has just saved is in the cache a moment before the page is rendered with it.
  const { data } = useScript(script.id);
  const present = data ?? script;
  const [section] = useState(() => (position === null ? null : (present.sections[position - 1] ?? null)));
  if (!user || (position !== null && section === null)) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <Root>
        <h2 id={id}>
          {section
            ? t(section.title === '' ? 'regeneration.title.untitled' : 'regeneration.title.section', {
                title: section.title,
                number: section.position,
              })
            : t('regeneration.title.whole', { title: titleOf(present) })}
        </h2>
        <p>{t('regeneration.kept')}</p>
        <RegenerateForm
          script={present}
          section={section}
          plan={limitsPlan(user.currentPlan)}
          available={credits?.available}
          onClose={onClose}
          onAccepted={(accepted) => {
            void showAccepted(client, accepted);
            showToast({ kind: 'success', title: t('regeneration.started.title'), text: t('regeneration.started.text') });
            onClose();
          }}
        />
      </Root>
    </Dialog>
  );
}
