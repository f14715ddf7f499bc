import { languages, type Language } from '../shared/vocabulary.ts';
import { functionsBySection } from '../worker/writing/composer/catalog.ts';
import { readPack } from '../worker/writing/composer/pack.ts';

/** `npm run packs -- [language]`: checks the phrase packs and counts the sentences of each section. */
const asked = process.argv.slice(2);
let failed = false;
for (const language of languages.filter((one) => asked.length === 0 || asked.includes(one))) report(language);
process.exitCode = failed ? 1 : 0;

function report(language: Language): void {
  try {
    const pack = readPack(language);
    const counts = Object.entries(functionsBySection).map(
      ([section, list]) => `${section} ${list.reduce((sum, { id }) => sum + (pack.phrases.get(id)?.length ?? 0), 0)}`,
    );
    const all = [...pack.phrases.values()].reduce((sum, list) => sum + list.length, 0);
    process.stdout.write(`${language}: ${all} sentences (${counts.join(', ')})\n`);
  } catch (error) {
    failed = true;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  }
}
