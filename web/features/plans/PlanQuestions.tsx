import { styled } from '../../theme/styled.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { color, media, space, text } from '../../theme/tokens.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s6} ${space.s7}`,
  '& h3': { fontSize: text.titleXs, marginBlockEnd: '.4rem' },
  '& p': { color: color.inkSoft },
  [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const questions = ['expire', 'cancel', 'empty', 'failed', 'payment', 'vat'] as const;

/** What people ask about plans and credits. */
export function PlanQuestions(): ReactNode {
  const { t } = useTranslation();
  return (
    <Root>
      {questions.map((name) => (
        <div key={name}>
          <h3>{t(`plans.faq.items.${name}.question`)}</h3>
          <p>{t(`plans.faq.items.${name}.answer`)}</p>
        </div>
      ))}
    </Root>
  );
}
