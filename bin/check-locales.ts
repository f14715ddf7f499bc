import { join } from 'node:path';
import { languages } from '../shared/vocabulary.ts';
import { findLocaleErrors } from './locales/findLocaleErrors.ts';
import { projectRoot } from './local/projectRoot.ts';

/** `npm run locales`: holds the texts of every language against the English ones. Exits with 1 where one is wanting. */
const folders = ['web/i18n/locales', 'domain/mail/texts', 'domain/exports/texts', 'api/http/texts'];
const errors = folders.flatMap((folder) => findLocaleErrors(join(projectRoot, folder), languages));
process.stdout.write(errors.length > 0 ? `${errors.join('\n')}\n` : `${languages.length} languages are complete.\n`);
process.exitCode = errors.length > 0 ? 1 : 0;
