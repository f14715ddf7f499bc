import { styled } from '../../theme/styled.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/vocabulary.ts';
import { color, font, media, size, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Text } from '../../ui/Text.tsx';
import { ComparedLine } from './ComparedLine.tsx';
import { compareSentences } from './compareSentences.ts';
import { foldRows } from './foldRows.ts';

const Root = styled('div')({
  display: 'grid',
  gap: space.s3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-part="heads"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.s5,
    fontSize: text.sm,
    color: color.inkSoft,
    paddingInline: space.s3,
  },
  '& ol': {
    fontFamily: font.serif,
    fontSize: text.lg,
    lineHeight: 1.55,
    display: 'grid',
    gap: '2px',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
  '& li[data-fold]': { paddingBlock: space.s1 },
  '& button': { minBlockSize: size.controlSm, fontFamily: font.sans },
  [media.medium]: { '& > [data-part="heads"]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s1 } },
});

type Side = { readonly name: string; readonly content: string };
type Props = { readonly before: Side; readonly after: Side; readonly language: Language };

/** Two texts beside each other, sentence by sentence; what did not change is folded away. */
export function Comparison({ before, after, language }: Props): ReactNode {
  const { t, i18n } = useTranslation();
  const interfaceLanguage = i18n.resolvedLanguage;
  const rows = useMemo(() => compareSentences(before.content, after.content), [before.content, after.content]);
  const groups = useMemo(() => foldRows(rows), [rows]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const changes = rows.filter(({ kind }) => kind !== 'same').length;
  return (
    <Root>
      <Text role="status" data-size="sm" data-tone="soft">
        {changes === 0 ? t('versions.compare.none') : t('versions.compare.changes', { count: changes })}
      </Text>
      <div data-part="heads">
        <span>{t('versions.compare.before', { name: before.name })}</span>
        <span>{t('versions.compare.after', { name: after.name })}</span>
      </div>
      <ol lang={language}>
        {groups.map(({ at, isFolded, rows: some }) =>
          isFolded && !opened.includes(at) ? (
            <li key={at} data-fold lang={interfaceLanguage}>
              <Button tone="quiet" size="sm" aria-expanded={false} onClick={() => setOpened([...opened, at])}>
                <Icon name="down" small />
                {t('versions.compare.unchanged', { count: some.length })}
              </Button>
            </li>
          ) : (
            some.map((row, index) => <ComparedLine key={at + index} row={row} />)
          ),
        )}
      </ol>
    </Root>
  );
}
