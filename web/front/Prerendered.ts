import type { Language } from '../../shared/vocabulary.ts';

/** A page that was prerendered; `bin/local/prerenderFront.ts` puts it into a built one. */
export type Prerendered = {
  /** `landing.de`, `auth-pro.fr`: the page, how it was come to, and the language. */
  readonly name: string;
  /** Which of the built pages it is rendered into. */
  readonly template: 'landing' | 'auth' | 'home';
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** Elements for the head: all styles of the page. */
  readonly styles: string;
  readonly html: string;
};
