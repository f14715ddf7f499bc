import { styled } from '../theme/styled.ts';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding, Fix } from '../../shared/scripts.schema.ts';
import type { Language } from '../../shared/vocabulary.ts';
import { color, font, media, text, weight } from '../theme/tokens.ts';
import { Actions } from './Actions.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { locationName, reasonOf, suggestionOf } from '../lib/findingTexts.ts';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '.15rem .7rem',
  paddingBlock: '.8rem',
  fontSize: text.sm,
  overflowWrap: 'anywhere',
  '& + &': { borderBlockStart: `1px solid ${color.line}` },
  '& > svg': { color: color.warnInk, marginBlockStart: '.1em', gridRow: '1' },
  '&[data-level="fatal"] > svg': { color: color.dangerInk },
  '& > :not(svg)': { gridColumn: 2 },
  '& > b': { fontWeight: weight.medium },
  '& > p': { color: color.inkSoft },
  '& > i': { font: `italic 400 ${text.md}/1.45 ${font.serif}`, color: color.ink, marginBlock: '.35rem .2rem' },
  [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > svg': { gridRow: 'auto' }, '& > :not(svg)': { gridColumn: 1 } },
  '& > [data-part="acts"]': { marginInlineStart: '-.8rem' },
});

type Props = {
  readonly finding: Finding;
  /** Why it matters, where that is not said above it. */
  readonly why: string | null;
  /** The text that it was found in, and its language. */
  readonly content: string;
  readonly language: Language;
  /** The text is about to be another: fixes wait for what is found then. */
  readonly isSaving: boolean;
  /** `leave` gives the focus back to where it came from. */
  readonly onShow: (finding: Finding, leave: () => void) => void;
  readonly onFix: (finding: Finding, fix: Fix) => void;
};

/** One remark: what, why, where, what to say instead and what would fix it. */
export function FindingItem({ finding, why, content, language, isSaving, onShow, onFix }: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { level, fix, wording } = finding;
  const location = locationName(finding);
  const suggestion = suggestionOf(content, finding, language);
  return (
    <Root data-level={level}>
      <Icon name="warn" small />
      <b id={id}>{reasonOf(finding)}</b>
      {why !== null && <p>{why}</p>}
      {level === 'fatal' && <p>{t('findings.fatal')}</p>}
      {suggestion !== null && <i lang={language}>{suggestion}</i>}
      {(location !== null || fix || wording) && (
        <Actions data-part="acts">
          {location !== null && (
            <Button
              ref={button}
              tone="quiet"
              size="sm"
              aria-describedby={id}
              aria-label={t('findings.show', { location })}
              onClick={() => onShow(finding, () => button.current?.focus())}
            >
              {location}
            </Button>
          )}
          {[wording, fix].map(
            (one) =>
              one && (
                <Button key={one.kind} size="sm" aria-describedby={id} unavailable={isSaving} onClick={() => onFix(finding, one)}>
                  {t(`findings.fixes.${one.kind}`)}
                </Button>
              ),
          )}
        </Actions>
      )}
    </Root>
  );
}
