import type { Theme } from '../../shared/vocabulary.ts';

/**
 * The scenes of the phrase library that carry a theme, at least two of each category: our own judgement, as the recipes
 * are. Whoever looks for a theme finds its images in every category.
 */
const carried: Readonly<Record<Theme, string>> = {
  relaxation: 'meadow shore orchard rain path boat homecoming hearth sunlit-wall morning-window garden bread',
  sleep: 'snow rain shore homecoming train boat stars hearth lantern sunlit-wall seasons loom',
  anxiety: 'meadow forest shore path bridge homecoming lantern sunlit-wall hearth seasons garden',
  stress: 'forest rain orchard train hilltop path sunlit-wall glasshouse morning-window bread loom garden',
  confidence: 'forest orchard hilltop bridge path morning-window lantern stars workshop butterfly garden',
  focus: 'snow forest path hilltop lantern stars glasshouse workshop loom bread',
  creativity: 'meadow rain boat hilltop train path glasshouse stars morning-window workshop loom butterfly garden',
  forgiveness: 'rain shore snow bridge homecoming boat hearth morning-window seasons bread loom',
  healing: 'orchard rain meadow homecoming path sunlit-wall glasshouse hearth garden seasons butterfly',
  'self-love': 'meadow orchard homecoming path hearth sunlit-wall lantern garden butterfly bread',
  gratitude: 'orchard meadow shore homecoming hilltop path hearth morning-window stars bread seasons garden',
};

/** Whether a scene, by its id, carries a theme. */
export const carries = (sceneId: string, theme: Theme): boolean =>
  carried[theme].split(' ').includes(sceneId.replace(/^scene\./u, ''));
