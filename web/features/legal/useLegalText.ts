import { useQuery } from '@tanstack/react-query';
import type { LegalDocument } from '../../../shared/legal.schema.ts';
import { getLegalText } from '../../../shared/routes/legal.routes.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { call } from '../../lib/call.ts';

const legalKey = 'legal';

/** One of the operator's documents, in the language of the interface where there is one. */
export function useLegalText(document: LegalDocument) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [legalKey, document, language],
    queryFn: ({ signal }) => call(getLegalText, { params: { document }, query: { language }, signal }),
  });
}
