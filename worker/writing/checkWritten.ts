import type { GenerateBody } from '../../shared/generations.schema.ts';
import type { Finding } from '../../shared/scripts.schema.ts';
import type { AddressForm, SectionKind } from '../../shared/vocabulary.ts';
export const checkWritten = (_: {
  content: string;
  request: GenerateBody;
  address: AddressForm;
  kinds: readonly SectionKind[];
}): Finding[] => [];
