import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VersionSummary } from '../../../shared/versions.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, font, media, radius, space, text } from '../../theme/tokens.ts';
import { Tag } from '../../ui/Tag.tsx';
import { authorText, nameOfVersion, reasonText } from './versionTexts.ts';

const List = styled('ol')({
  display: 'grid',
  gap: '2px',
  '& a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `.15rem ${space.s3}`,
    padding: `${space.s3} ${space.s4}`,
    borderRadius: radius.md,
    textDecoration: 'none',
  },
  [media.large]: { '& a': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '& a:hover': { background: color.sunken },
  '& a[aria-current]': { background: color.calmSoft, boxShadow: `inset 3px 0 0 ${color.calm}` },
  '& b': { font: `440 1.0625rem/1.3 ${font.serif}`, overflowWrap: 'anywhere' },
  '& small': { gridColumn: '1 / -1', fontSize: text.xs, color: color.inkSoft, overflowWrap: 'anywhere' },
  '& small[data-part="facts"]': { color: color.inkFaint, fontVariantNumeric: 'tabular-nums' },
  [media.forced]: { '& a[aria-current]': { outline: '2px solid Highlight' } },
});

type Props = {
  readonly versions: readonly VersionSummary[];
  /** The version in sight. */
  readonly shown: string | null;
};

/** Every text that the script has had, newest first. */
export function VersionList({ versions, shown }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <List>
      {versions.map((version) => (
        <li key={version.id}>
          <Link to={`?version=${version.id}`} aria-current={version.id === shown ? 'true' : undefined}>
            <b>{nameOfVersion(version)}</b>
            {version.current && <Tag data-kind="calm">{t('versions.current')}</Tag>}
            <small>{t('versions.line', { reason: reasonText(version), author: authorText(version) })}</small>
            <small data-part="facts">
              <time dateTime={version.updatedAt}>{formats.moment(version.updatedAt)}</time>
              {' · '}
              {t('versions.words', { count: version.words, words: formats.number(version.words) })}
              {' · '}
              {formatClock(version.totalSeconds)}
            </small>
          </Link>
        </li>
      ))}
    </List>
  );
}
