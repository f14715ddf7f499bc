import accounts from '../../locales/fr/accounts.json' with { type: 'json' };
import editor from '../../locales/fr/editor.json' with { type: 'json' };
import exports from '../../locales/fr/exports.json' with { type: 'json' };
import findings from '../../locales/fr/findings.json' with { type: 'json' };
import generator from '../../locales/fr/generator.json' with { type: 'json' };
import landing from '../../locales/fr/landing.json' with { type: 'json' };
import outline from '../../locales/fr/outline.json' with { type: 'json' };
import ownScript from '../../locales/fr/ownScript.json' with { type: 'json' };
import profile from '../../locales/fr/profile.json' with { type: 'json' };
import reading from '../../locales/fr/reading.json' with { type: 'json' };
import regeneration from '../../locales/fr/regeneration.json' with { type: 'json' };
import reset from '../../locales/fr/reset.json' with { type: 'json' };
import saving from '../../locales/fr/saving.json' with { type: 'json' };
import settings from '../../locales/fr/settings.json' with { type: 'json' };
import starts from '../../locales/fr/starts.json' with { type: 'json' };
import suggestions from '../../locales/fr/suggestions.json' with { type: 'json' };
import templates from '../../locales/fr/templates.json' with { type: 'json' };
import versions from '../../locales/fr/versions.json' with { type: 'json' };
import type { MoreTexts } from '../en/more.ts';

export const more = {
  accounts,
  editor,
  exports,
  findings,
  generator,
  landing,
  outline,
  ownScript,
  profile,
  reading,
  regeneration,
  reset,
  saving,
  settings,
  starts,
  suggestions,
  templates,
  versions,
} satisfies MoreTexts;
