import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Script } from '../../../shared/scripts.schema.ts';
import type { Version, VersionSummary } from '../../../shared/versions.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Comparison } from './Comparison.tsx';
import { CompareChoice } from './CompareChoice.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { VersionName } from './VersionName.tsx';
import { authorText, nameOfVersion, reasonText } from './versionTexts.ts';

const Root = styled(Sheet)({
  padding: 'min(clamp(1.25rem, 3vw, 2.5rem), 6vw)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  alignContent: 'start',
  '& > header': { display: 'grid', gap: space.s3 },
  '& h2': { fontSize: text.titleMd, overflowWrap: 'anywhere' },
  '& > header > p': { color: color.inkSoft, fontSize: text.sm, overflowWrap: 'anywhere' },
});

type Props = {
  readonly script: Script;
  readonly version: Version;
  /** Another version that it is compared with. */
  readonly other: Version | null;
  /** What there is to compare it with. */
  readonly others: readonly VersionSummary[];
  readonly onCompare: (id: string | null) => void;
  readonly onExport: () => void;
  readonly keep: (script: Script) => Promise<void>;
  /** The text, as it is read. */
  readonly children: ReactNode;
};

/** One version: what it is, its text or what changed, and what can be done with it. */
export function VersionView({ script, version, other, others, onCompare, onExport, keep, children }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isNaming, setNaming] = useState(false);
  const sides = other && [version, other].toSorted((one, two) => one.number - two.number);
  const side = (one: Version | undefined) => ({ name: one ? nameOfVersion(one) : '', content: one?.content ?? '' });
  return (
    <Root aria-label={nameOfVersion(version)}>
      <header>
        <h2>{nameOfVersion(version)}</h2>
        <p>
          {t('versions.line', { reason: reasonText(version), author: authorText(version) })}
          {' · '}
          <time dateTime={version.updatedAt}>{formats.moment(version.updatedAt)}</time>
          {' · '}
          {t('versions.words', { count: version.words, words: formats.number(version.words) })}
          {' · '}
          {formatClock(version.totalSeconds)}
        </p>
        {isNaming ? (
          <VersionName version={version} onClose={() => setNaming(false)} />
        ) : (
          <Actions>
            {!version.current && <RestoreButton script={script} version={version} keep={keep} />}
            <Button size="sm" onClick={() => setNaming(true)}>
              <Icon name="tag" small />
              {t(version.name === null ? 'versions.name.action' : 'versions.name.change')}
            </Button>
            <Button size="sm" onClick={onExport}>
              <Icon name="download" small />
              {t('versions.export')}
            </Button>
          </Actions>
        )}
        <CompareChoice version={version} others={others} chosen={other?.id ?? null} onChoose={onCompare} />
      </header>
      {sides ? (
        <Comparison
          key={sides.map(({ id }) => id).join()}
          before={side(sides[0])}
          after={side(sides[1])}
          language={script.language}
        />
      ) : (
        children
      )}
    </Root>
  );
}
