import { Dialog } from '../../ui/overlays/Dialog.ts';
import { wideDialog } from '../../ui/overlays/wideDialog.ts';
import { styled } from '../../theme/styled.ts';
import { useId, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limitsPlan } from '../../lib/limitsPlan.ts';
import { checkScript } from '../../../shared/checks/checkScript.ts';
import type { Finding, Script } from '../../../shared/scripts.schema.ts';
import type { Version } from '../../../shared/versions.schema.ts';
import { useUser } from '../../features/accounts/useUser.ts';
import { ExportForm } from '../../features/exports/ExportForm.tsx';
import { titleOf } from '../../features/scripts/titleOf.ts';
import { color, space, text } from '../../theme/tokens.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  minInlineSize: 0,
  '& > h2': { fontSize: text.titleSm, overflowWrap: 'anywhere' },
  '& > p': { color: color.inkSoft },
});

type Props = {
  readonly script: Script;
  /** The version to export; without it, the present text. */
  readonly version?: Pick<Version, 'id' | 'number' | 'content'> | undefined;
  /** The text as it stands in the editor, for its length and its warnings. The file has what is saved. */
  readonly content?: string | undefined;
  readonly onClose: () => void;
};

/** Asks how a script should be exported, and exports it. The editor, the script's page and its versions open it. */
export function ExportDialog({ script, version, content = version?.content ?? script.content, onClose }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { data: user } = useUser();
  const fatal = useMemo(() => fatalIn(script, content), [script, content]);
  if (!user) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={wideDialog}>
      <Root>
        <h2 id={id}>{t('exports.title', { title: titleOf(script) })}</h2>
        {version && <p>{t('exports.ofVersion', { number: version.number })}</p>}
        <ExportForm
          script={script}
          version={version?.id ?? null}
          content={content}
          fatal={fatal}
          plan={limitsPlan(user.currentPlan)}
          onClose={onClose}
        />
      </Root>
    </Dialog>
  );
}

/** Of the script's own text the server has told; another text is checked here, all but its language, which it cannot tell. */
function fatalIn(script: Script, content: string): readonly Finding[] {
  const findings =
    content === script.content
      ? script.findings
      : checkScript({
          ...script,
          content,
          durationSeconds: null,
          kinds: [],
          detectLanguage: () => script.language,
        });
  return findings.filter(({ level }) => level === 'fatal');
}
