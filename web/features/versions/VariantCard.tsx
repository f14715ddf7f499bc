import { styled } from '../../theme/styled.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOpen } from '../../../shared/generations.schema.ts';
import type { Script, Section } from '../../../shared/scripts.schema.ts';
import type { SectionVariant } from '../../../shared/versions.schema.ts';
import { formatClock } from '../../lib/format.ts';
import { color, font, radius, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { ComparedLine } from './ComparedLine.tsx';
import { compareSentences } from './compareSentences.ts';
import { useChangeText } from './useChangeText.ts';

const Root = styled(Sheet)({
  padding: space.s4,
  display: 'grid',
  gap: space.s4,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-present]': { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.lineMid}` },
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s3 },
  '& > *': { minInlineSize: 0 },
  '& > ol, & > div[lang]': { overflowWrap: 'anywhere' },
  '& h3': { fontSize: text.titleXs, flex: '1 1 auto' },
  '& > header > span:last-of-type': { fontVariantNumeric: 'tabular-nums', color: color.inkSoft, fontSize: text.sm },
  '& ol': { fontFamily: font.serif, fontSize: text.lg, lineHeight: 1.55, borderRadius: radius.sm },
  // There is room for one column only.
  '& ol > li': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px' },
  '& ol > li[data-kind="same"] > div:first-of-type, & ol > li > div:empty': { display: 'none' },
});

type Props = {
  readonly script: Script;
  readonly present: Section | null;
  /** `null` for the section as it is. */
  readonly variant: SectionVariant | null;
  readonly keep: (script: Script) => Promise<void>;
  readonly renderText: (content: string) => ReactNode;
};

/** One proposal to read, to compare with the section as it is, and to take. */
export function VariantCard({ script, present, variant, keep, renderText }: Props): ReactNode {
  const { t } = useTranslation();
  const [isComparing, setComparing] = useState(false);
  const { change, isPending } = useChangeText(keep);
  const shown = variant ?? present;
  if (!shown) return null;
  const name = variant ? t('versions.variants.name', { number: variant.variant }) : t('versions.variants.present');
  const isBusy = script.generation !== null && isOpen(script.generation);
  const take = (id: string): void =>
    void change(
      { script, id, kind: 'variant' },
      { done: t('versions.variants.done', { name }), failed: t('versions.variants.failed') },
    );
  return (
    <Root as="article" aria-label={name} data-present={variant === null || undefined}>
      <header>
        <h3>{name}</h3>
        {variant?.usedAt && <Tag data-kind="calm">{t('versions.variants.used')}</Tag>}
        <span>{formatClock(shown.speechSeconds + shown.silenceSeconds)}</span>
      </header>
      {variant && (
        <Actions>
          <Button tone="primary" size="sm" unavailable={isPending || isBusy} onClick={() => take(variant.id)}>
            {t(isPending ? 'versions.variants.taking' : 'versions.variants.take')}
          </Button>
          {present && (
            <Button tone="quiet" size="sm" aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
              {t('versions.variants.compare')}
            </Button>
          )}
        </Actions>
      )}
      {isComparing && present ? (
        <ol lang={script.language}>
          {compareSentences(present.content, shown.content).map((row, index) => (
            <ComparedLine key={index} row={row} />
          ))}
        </ol>
      ) : (
        <div lang={script.language}>{renderText(shown.content)}</div>
      )}
    </Root>
  );
}
