import { useTranslation } from 'react-i18next';
import { billingCycles, creditPacks, plans, toPlanId } from '../../../shared/plans.ts';
import { useFormats } from '../../lib/useFormats.ts';

type Chosen = { readonly what: string; readonly price: string };

/** What `?plan=&cycle=` or `?pack=` name, in words; `null` where that is nothing of the catalogue. */
export function useChosenPurchase(search: URLSearchParams): Chosen | null {
  const { t } = useTranslation();
  const formats = useFormats();
  const pack = creditPacks.find(({ credits }) => String(credits) === search.get('pack'));
  if (pack) return { what: t('app.credits', { count: pack.credits }), price: formats.money(pack.cents) };
  const id = toPlanId(search.get('plan') ?? '');
  if (id === null) return null;
  const isYearly = billingCycles.find((cycle) => cycle === search.get('cycle')) === 'yearly';
  const { monthlyCents, yearlyCents } = plans[id];
  return {
    what: t(`vocabulary.plans.${id}`),
    price: isYearly
      ? t('plans.checkout.perYear', { price: formats.money(yearlyCents) })
      : t('plans.checkout.perMonth', { price: formats.money(monthlyCents) }),
  };
}
