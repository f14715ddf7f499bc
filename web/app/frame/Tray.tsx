import { Popover } from '../../ui/overlays/Popover.ts';
import { styled } from '../../theme/styled.ts';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Generation } from '../../../shared/generations.schema.ts';
import { useActiveGenerations } from '../../features/generations/useActiveGenerations.ts';
import { space, text } from '../../theme/tokens.ts';
import { Breath } from '../../ui/Breath.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useHandFocusOn } from '../../ui/useHandFocusOn.ts';
import { TrayJob } from './TrayJob.tsx';

const List = styled('ul')({
  padding: space.s3,
  display: 'grid',
  gap: space.s1,
  inlineSize: 'min(23rem, calc(100vw - 2rem))',
  fontSize: text.md,
});

/** Every running job, on every page. */
export function Tray({ isNarrow }: { readonly isNarrow: boolean }): ReactNode {
  const { data: jobs = [] } = useActiveGenerations();
  return jobs.length === 0 ? null : <Jobs jobs={jobs} isNarrow={isNarrow} />;
}

function Jobs({ jobs, isNarrow }: { readonly jobs: readonly Generation[]; readonly isNarrow: boolean }): ReactNode {
  const { t } = useTranslation();
  const pill = useRef<HTMLButtonElement>(null);
  useHandFocusOn(pill);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const waiting = jobs.filter(({ status }) => status === 'awaiting_approval').length;
  const words = [
    ...(jobs.length > waiting ? [t('app.tray.count', { count: jobs.length - waiting })] : []),
    ...(waiting > 0 ? [t('app.tray.waiting', { count: waiting })] : []),
  ].join(', ');
  return (
    <>
      <Pill
        ref={pill}
        type="button"
        aria-haspopup
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Breath aria-hidden="true" />
        {isNarrow ? (
          <>
            <span aria-hidden="true">{jobs.length}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </>
        ) : (
          words
        )}
      </Pill>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('app.tray.label') } }}
      >
        <List>
          {jobs.map((job) => (
            <li key={job.id}>
              <TrayJob job={job} onOpen={close} />
            </li>
          ))}
        </List>
      </Popover>
    </>
  );
}
