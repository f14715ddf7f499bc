import accounts from '../../locales/es/accounts.json' with { type: 'json' };
import editor from '../../locales/es/editor.json' with { type: 'json' };
import exports from '../../locales/es/exports.json' with { type: 'json' };
import findings from '../../locales/es/findings.json' with { type: 'json' };
import generator from '../../locales/es/generator.json' with { type: 'json' };
import landing from '../../locales/es/landing.json' with { type: 'json' };
import outline from '../../locales/es/outline.json' with { type: 'json' };
import ownScript from '../../locales/es/ownScript.json' with { type: 'json' };
import profile from '../../locales/es/profile.json' with { type: 'json' };
import reading from '../../locales/es/reading.json' with { type: 'json' };
import regeneration from '../../locales/es/regeneration.json' with { type: 'json' };
import reset from '../../locales/es/reset.json' with { type: 'json' };
import saving from '../../locales/es/saving.json' with { type: 'json' };
import settings from '../../locales/es/settings.json' with { type: 'json' };
import starts from '../../locales/es/starts.json' with { type: 'json' };
import suggestions from '../../locales/es/suggestions.json' with { type: 'json' };
import templates from '../../locales/es/templates.json' with { type: 'json' };
import versions from '../../locales/es/versions.json' with { type: 'json' };
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
