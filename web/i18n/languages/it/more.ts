import accounts from '../../locales/it/accounts.json' with { type: 'json' };
import editor from '../../locales/it/editor.json' with { type: 'json' };
import exports from '../../locales/it/exports.json' with { type: 'json' };
import findings from '../../locales/it/findings.json' with { type: 'json' };
import generator from '../../locales/it/generator.json' with { type: 'json' };
import landing from '../../locales/it/landing.json' with { type: 'json' };
import outline from '../../locales/it/outline.json' with { type: 'json' };
import ownScript from '../../locales/it/ownScript.json' with { type: 'json' };
import profile from '../../locales/it/profile.json' with { type: 'json' };
import reading from '../../locales/it/reading.json' with { type: 'json' };
import regeneration from '../../locales/it/regeneration.json' with { type: 'json' };
import reset from '../../locales/it/reset.json' with { type: 'json' };
import saving from '../../locales/it/saving.json' with { type: 'json' };
import settings from '../../locales/it/settings.json' with { type: 'json' };
import starts from '../../locales/it/starts.json' with { type: 'json' };
import suggestions from '../../locales/it/suggestions.json' with { type: 'json' };
import templates from '../../locales/it/templates.json' with { type: 'json' };
import versions from '../../locales/it/versions.json' with { type: 'json' };
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
