import { addressFormsOf, type AddressForm, type Language } from './vocabulary.ts';

/** The form in which a script addresses its listener: the one asked for where the language has it, else its default. */
export function chooseAddressForm({
  language,
  address,
}: {
  readonly language: Language;
  readonly address?: AddressForm | undefined;
}): AddressForm {
  const forms = addressFormsOf[language];
  return forms.find((form) => form === address) ?? forms[0] ?? 'informal';
}
