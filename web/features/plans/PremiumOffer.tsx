import { styled } from '../../theme/styled.ts';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as paths from '../../../shared/paths.ts';
import { minCentsPerMonth, plans } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Sheet } from '../../ui/Sheet.tsx';

const Root = styled(Sheet)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s5,
  flexWrap: 'wrap',
  marginBlockStart: space.s8,
  padding: space.sheet,
  '& > div': { maxInlineSize: '44em', minInlineSize: 0 },
  '& h2': { fontSize: text.titleMd },
  '& p': { color: color.inkSoft, marginBlockStart: '.5rem' },
});

/** What a paid plan has over a free one, by the catalogue. */
export function PremiumOffer(): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  const id = useId();
  const { essential, pro } = plans;
  return (
    <Root aria-labelledby={id}>
      <div>
        <h2 id={id}>{t('home.offer.title')}</h2>
        <p>
          {t('home.offer.text', {
            essential: t('vocabulary.plans.essential'),
            essentialLength: formats.minutes(essential.maxMinutes),
            essentialCredits: essential.monthlyCredits,
            pro: t('vocabulary.plans.pro'),
            proLength: formats.minutes(pro.maxMinutes),
            proCredits: pro.monthlyCredits,
          })}
        </p>
        <p>
          {t('home.offer.price', { price: formats.money(minCentsPerMonth()) })} {t('home.offer.free')} {t('plans.later')}
        </p>
      </div>
      <LinkButton to={paths.pricing}>{t('home.offer.action')}</LinkButton>
    </Root>
  );
}
