import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import { formatClock } from '../../lib/format.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { media, space, text } from '../../theme/tokens.ts';
import { Dial } from '../../ui/Dial.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { Rule } from '../../ui/Rule.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Answers } from './answers.ts';
import { useEnding } from './useEnding.ts';
import { useInstructions } from './useInstructions.ts';
import { silenceShare } from '../../../shared/markup/silenceShare.ts';

const Root = styled(Sheet)({
  padding: space.s5,
  display: 'grid',
  gap: space.s4,
  '& h2': { fontSize: text.titleSm },
  [media.narrow]: { padding: '1.5rem' },
});

type Props = {
  readonly answers: Answers;
  /** Credits at hand; unknown while they are fetched. */
  readonly available: number | undefined;
  /** The button, where it stands here. */
  readonly children?: ReactNode;
};

/** What it will be and what it costs, before anything starts. */
export function Receipt({ answers, available, children }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const cost = costOf(answers.duration);
  const { endsAsleep } = useEnding(answers);
  const { instructions } = useInstructions(answers);
  const silence = silenceShare({ ...answers, endsAsleep, instructions });
  // The two add up to the whole that stands beside them.
  const silentMinutes = Math.max(1, Math.round(answers.duration * silence));
  return (
    <Root>
      <h2>{t('generator.receipt.title')}</h2>
      <Dial
        speechShare={1 - silence}
        figure={formatClock(answers.duration * 60)}
        caption={t('generator.receipt.minutes')}
        speech={t('generator.receipt.speech', { length: formats.minutesShort(answers.duration - silentMinutes) })}
        silence={t('generator.receipt.silence', { length: formats.minutesShort(silentMinutes) })}
      />
      <Rule />
      <Pairs
        pairs={[
          { name: t('generator.receipt.balance'), value: available === undefined ? '…' : formats.number(available) },
          { name: t('generator.receipt.cost'), value: formats.signed(-cost) },
          {
            name: t('generator.receipt.after'),
            value: available === undefined ? '…' : formats.number(available - cost),
            total: true,
          },
        ]}
      />
      {children}
      <Text data-size="xs" data-tone="faint">
        {t('generator.receipt.promise')}
      </Text>
    </Root>
  );
}
