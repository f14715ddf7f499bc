import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { Language } from '../../../shared/vocabulary.ts';
import { enter } from './enter.ts';
import { newcomersPlaces, placesOf, visitorsPlaces, type Place } from './places.ts';
import { prepareScene, type Scene } from './prepareScene.ts';
import type { World } from './world.ts';

type Survey = {
  readonly page: Page;
  readonly world: World;
  readonly t: TFunction;
  readonly language: Language;
  readonly titles?: Partial<Scene>;
  /** Says what is wrong with the place that is in sight. */
  readonly lookAt: (place: Place) => Promise<readonly string[]>;
};

/** Goes through all pages there are, in two halves that can be looked at side by side; nothing may be found. */
export const surveys: readonly { readonly about: string; readonly run: (survey: Survey) => Promise<void> }[] = [
  {
    about: 'a visitor’s and a newcomer’s pages',
    run: async (survey) => {
      const found = await look(survey, visitorsPlaces);
      await enter(survey.page, await survey.world.openAccount());
      expect([...found, ...(await look(survey, newcomersPlaces))]).toEqual([]);
    },
  },
  {
    about: 'the pages of scripts in every state',
    run: async (survey) => {
      const { page, world, language, titles } = survey;
      await enter(page, await world.openAccount({ credits: 20 }));
      expect(await look(survey, placesOf(await prepareScene(page, world, language, titles)))).toEqual([]);
    },
  },
];

async function look({ page, t, lookAt }: Survey, places: readonly Place[]): Promise<string[]> {
  const found: string[] = [];
  for (const place of places) {
    await place.open(page, t);
    found.push(...(await lookAt(place)).map((fault) => `${place.name}: ${fault}`));
  }
  return found;
}
