import type { Texts } from './Texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts };
  }
}
