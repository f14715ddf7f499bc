import { useMutation } from '@tanstack/react-query';
import { checkExport, exportScript } from '../../../shared/routes/exports.routes.ts';
import { addressOf } from '../../lib/addressOf.ts';
import { call } from '../../lib/call.ts';
import { saveFrom } from '../../lib/saveFrom.ts';
import type { ExportChoice } from './exportChoice.ts';

type Wanted = { readonly scriptId: string; readonly version: string | null; readonly choice: ExportChoice };

/** Has the browser save a script, or a version of it, as a file, once the server has said that it will send one. */
export function useExport() {
  return useMutation({
    mutationFn: async ({ scriptId, version, choice }: Wanted) => {
      const wanted = { params: { id: scriptId }, query: queryOf(choice, version) };
      const { name } = await call(checkExport, wanted);
      saveFrom(addressOf(exportScript, wanted));
      return name;
    },
  });
}

const flag = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');

const queryOf = ({ format, dialect, metadata, lineBreaks }: ExportChoice, version: string | null) => ({
  format,
  ...(format === 'ssml' && { dialect }),
  metadata: flag(metadata),
  lineBreaks: flag(lineBreaks),
  ...(version !== null && { version }),
});
