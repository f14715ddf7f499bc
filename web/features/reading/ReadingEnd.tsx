import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const Root = styled(Sheet)({
  display: 'grid',
  gap: space.s3,
  inlineSize: 'min(34rem, 100% - 2rem)',
  margin: `0 auto ${space.s2}`,
  padding: space.s5,
  '& h2': { fontSize: text.titleSm },
  '& p': { color: color.inkSoft },
});

type Props = {
  readonly title: string;
  /** Percent of the usual speed, where enough was read by hand to tell. */
  readonly measured: number | null;
  readonly readingSpeed: number;
  readonly onUse: (percent: number) => void;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
};

/** The script is read: what was measured of the reader's speed is offered to the clock. */
export function ReadingEnd({ title, measured, readingSpeed, onUse, onAgain, onLeave }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const percent = measured === null ? '' : formats.percent(measured / 100);
  const isUsed = measured === readingSpeed;
  return (
    <Root role="status">
      <h2>{t('reading.end.title')}</h2>
      <p>
        {measured === null ? t('reading.end.text', { title }) : t(`reading.end.${isUsed ? 'used' : 'measured'}`, { percent })}
      </p>
      <Actions>
        {measured !== null && !isUsed && (
          <Button tone="primary" onClick={() => onUse(measured)}>
            {t('reading.end.use', { percent })}
          </Button>
        )}
        <Button onClick={onAgain}>{t('reading.end.again')}</Button>
        <Button tone="quiet" onClick={onLeave}>
          {t('reading.leave')}
        </Button>
      </Actions>
    </Root>
  );
}
