import accounts from '../../locales/pt/accounts.json' with { type: 'json' };
import editor from '../../locales/pt/editor.json' with { type: 'json' };
import exports from '../../locales/pt/exports.json' with { type: 'json' };
import findings from '../../locales/pt/findings.json' with { type: 'json' };
import generator from '../../locales/pt/generator.json' with { type: 'json' };
import landing from '../../locales/pt/landing.json' with { type: 'json' };
import outline from '../../locales/pt/outline.json' with { type: 'json' };
import ownScript from '../../locales/pt/ownScript.json' with { type: 'json' };
import profile from '../../locales/pt/profile.json' with { type: 'json' };
import reading from '../../locales/pt/reading.json' with { type: 'json' };
import regeneration from '../../locales/pt/regeneration.json' with { type: 'json' };
import reset from '../../locales/pt/reset.json' with { type: 'json' };
import saving from '../../locales/pt/saving.json' with { type: 'json' };
import settings from '../../locales/pt/settings.json' with { type: 'json' };
import starts from '../../locales/pt/starts.json' with { type: 'json' };
import suggestions from '../../locales/pt/suggestions.json' with { type: 'json' };
import templates from '../../locales/pt/templates.json' with { type: 'json' };
import versions from '../../locales/pt/versions.json' with { type: 'json' };
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
