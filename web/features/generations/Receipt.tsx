import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { costOf } from '../../../shared/cost.ts';
import { formatClock } from '../../lib/format.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { media, space, text } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dial } from '../../ui/Dial.tsx';
import { Pairs } from '../../ui/Pairs.tsx';
import { Rule } from '../../ui/Rule.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Answers } from './answers.ts';
import { silenceShare } from './silenceShare.ts';

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
  /** Why it cannot start now; `null` when it can. */
  readonly reason: string | null;
  readonly pending: boolean;
};

/** What it will be and what it costs, before anything starts. */
export function Receipt({ answers, available, reason, pending }: Props): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const cost = costOf(answers.duration);
  const silence = silenceShare(answers);
  const about = (share: number): string => formats.minutesShort(Math.max(1, Math.round(answers.duration * share)));
  return (
    <Root aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('generations.receipt.title')}</h2>
      <Dial
        speechShare={1 - silence}
        figure={formatClock(answers.duration * 60)}
        caption={t('generations.receipt.minutes')}
        speech={t('generations.receipt.speech', { length: about(1 - silence) })}
        silence={t('generations.receipt.silence', { length: about(silence) })}
      />
      <Rule />
      <Pairs
        pairs={[
          { name: t('generations.receipt.balance'), value: available === undefined ? '…' : formats.number(available) },
          { name: t('generations.receipt.cost'), value: formats.signed(-cost) },
          {
            name: t('generations.receipt.after'),
            value: available === undefined ? '…' : formats.number(available - cost),
            total: true,
          },
        ]}
      />
      <Button
        type="submit"
        tone="primary"
        size="lg"
        wide
        unavailable={pending || reason !== null}
        aria-describedby={reason ? `${id}-reason` : undefined}
      >
        {t(pending ? 'generations.receipt.pending' : 'generations.receipt.action')}
      </Button>
      {reason && (
        <Text id={`${id}-reason`} data-size="sm">
          {reason}
        </Text>
      )}
      <Text data-size="xs" data-tone="faint">
        {t('generations.receipt.promise')}
      </Text>
    </Root>
  );
}
