import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import type { Language } from '../../../shared/vocabulary.ts';
import { enter } from './enter.ts';
import type { Screen } from './screen.ts';
import { newcomerScreens } from './newcomerScreens.ts';
import { screensOf } from './sceneScreens.ts';
import { prepareScene, type Titles } from './prepareScene.ts';
import type { Watch } from './watch.ts';
import { visitorScreens } from './visitorScreens.ts';
import type { World } from './world.ts';

type Survey = {
  readonly page: Page;
  readonly world: World;
  readonly watch: Watch;
  readonly t: TFunction;
  readonly language: Language;
  readonly titles?: Titles;
  /** Says what is wrong with the place that is in sight. */
  readonly lookAt: (screen: Screen) => Promise<readonly string[]>;
};

/** Places that one survey goes through at most: more would take longer than a test may. */
const max = 10;
const parts = (screens: readonly Screen[]): readonly Screen[][] =>
  Array.from({ length: Math.ceil(screens.length / max) }, (_one, index) => screens.slice(index * max, (index + 1) * max));

/** The places of a scene are known once it stands: each part prepares one of its own, and each worker has one part. */
const sceneParts = 2;

/** Goes through all pages there are, in parts that can be looked at side by side; nothing may be found. */
export const surveys: readonly { readonly about: string; readonly run: (survey: Survey) => Promise<void> }[] = [
  ...parts(visitorScreens).map((screens, index) => ({
    about: `a visitor’s pages, ${index + 1}`,
    run: async (survey: Survey) => expect(await look(survey, screens)).toEqual([]),
  })),
  ...parts(newcomerScreens).map((screens, index) => ({
    about: `a newcomer’s pages, ${index + 1}`,
    run: async (survey: Survey) => {
      await enter(survey.page, await survey.world.openAccount());
      expect(await look(survey, screens)).toEqual([]);
    },
  })),
  ...Array.from({ length: sceneParts }, (_one, part) => ({
    about: `the pages of scripts in every state, ${part + 1}`,
    run: async (survey: Survey) => {
      const { page, world, language, titles } = survey;
      await enter(page, await world.openAccount({ credits: 20 }));
      const screens = screensOf(await prepareScene(page, world, language, titles));
      expect(
        await look(
          survey,
          screens.filter((_place, index) => index % sceneParts === part),
        ),
      ).toEqual([]);
    },
  })),
];

async function look({ page, watch, t, lookAt }: Survey, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of new Set(screens.flatMap(({ refused }) => refused ?? []))) watch.expectRefusal(400, path);
  for (const screen of screens) {
    await screen.open(page, t);
    found.push(...(await lookAt(screen)).map((error) => `${screen.name}: ${error}`));
  }
  return found;
}
