import i18next from 'i18next';
import type { Script } from '../../../shared/scripts.schema.ts';

/** A script's title; until its outline gives it one, what it is going to be. */
export const titleOf = ({ title, type, theme }: Pick<Script, 'title' | 'type' | 'theme'>): string =>
  title === ''
    ? i18next.t('scripts.unnamed', {
        type: i18next.t(`vocabulary.types.${type}`),
        theme: i18next.t(`vocabulary.themes.${theme}`),
      })
    : title;
