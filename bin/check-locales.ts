import { join } from 'node:path';
import { languages } from '../shared/vocabulary.ts';
import { findLocaleFaults } from './locales/findLocaleFaults.ts';
import { projectRoot } from './local/projectRoot.ts';

/** `npm run locales`: holds the texts of every language against the English ones. Exits with 1 where one is wanting. */
const folders = ['web/i18n/locales', 'domain/mail/texts', 'domain/exports/texts', 'api/http/texts'];
const faults = folders.flatMap((folder) => findLocaleFaults(join(projectRoot, folder), languages));
process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : `${languages.length} languages are complete.\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
