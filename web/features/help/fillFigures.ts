import type { TFunction } from 'i18next';
import { costOf } from '../../../shared/cost.ts';
import { plans } from '../../../shared/plans.ts';
import type { Help } from './articles.ts';

/** Puts the catalogue's figures into the help's texts: no language file holds a price, a cost or a limit. */
export function fillFigures(help: Help, t: TFunction): Help {
  const credits = (count: number): string => t('app.credits', { count });
  const figures: Readonly<Record<string, string>> = {
    cost5: credits(costOf(5)),
    cost15: credits(costOf(15)),
    cost30: credits(costOf(30)),
    free: credits(plans.free.monthlyCredits),
  };
  const fill = (text: string): string => text.replace(/\{\{(\w+)\}\}/gu, (_mark, name: string) => figures[name] ?? '');
  return Object.fromEntries(
    Object.entries(help).map(([id, article]) => [
      id,
      {
        ...article,
        sections: Object.fromEntries(
          Object.entries(article.sections).map(([name, section]) => [name, { ...section, text: fill(section.text) }]),
        ),
      },
    ]),
  ) as Help; // fromEntries forgets the keys
}
