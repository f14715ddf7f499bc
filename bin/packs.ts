import { languages, styles, themes, type Language } from '../shared/vocabulary.ts';
import { functionsBySection } from '../domain/writing/composer/catalog.ts';
import { checkPack } from '../domain/writing/composer/checkPack.ts';
import { readPack, type Pack } from '../domain/writing/composer/pack.ts';
import { listDryFunctions } from './packs/listDryFunctions.ts';

/**
 * `npm run packs -- [language…] [--dry]`: checks the phrase packs and counts their sentences by section, theme and style.
 * `--dry` also writes scripts of 30 and 60 minutes and names the functions that had to say something twice.
 */
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isDry = process.argv.includes('--dry');
let failed = false;
for (const language of languages.filter((one) => asked.length === 0 || asked.includes(one))) await report(language);
process.exitCode = failed ? 1 : 0;

async function report(language: Language): Promise<void> {
  try {
    const pack = readPack(language);
    const errors = checkPack(pack);
    if (errors.length > 0) throw new Error(`The ${language} pack has errors:\n${errors.join('\n')}`);
    const all = [...pack.phrases.values()].reduce((sum, list) => sum + list.length, 0);
    say(`${language}: ${all} sentences`);
    say(
      `  sections  ${Object.entries(functionsBySection)
        .map(
          ([section, list]) =>
            `${section} ${countOf(
              pack,
              list.map(({ id }) => id),
            )}`,
        )
        .join(', ')}`,
    );
    say(
      `  themes    ${themes.map((theme) => `${theme} ${countLike(pack, (id) => id.startsWith(`theme.${theme}.`))}`).join(', ')}`,
    );
    say(`  styles    ${styles.map((style) => `${style} ${countLike(pack, (id) => id.endsWith(`.${style}`))}`).join(', ')}`);
    if (isDry)
      for (const minutes of [30, 60])
        say(`  dry at ${minutes} min  ${(await listDryFunctions(language, minutes)).join(', ') || 'nowhere'}`);
  } catch (error) {
    failed = true;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
function countOf({ phrases }: Pack, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (phrases.get(id)?.length ?? 0), 0);
}

function countLike(pack: Pack, fits: (id: string) => boolean): number {
  return countOf(pack, [...pack.phrases.keys()].filter(fits));
}
