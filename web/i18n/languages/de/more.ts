import accounts from '../../locales/de/accounts.json' with { type: 'json' };
import editor from '../../locales/de/editor.json' with { type: 'json' };
import exports from '../../locales/de/exports.json' with { type: 'json' };
import findings from '../../locales/de/findings.json' with { type: 'json' };
import generator from '../../locales/de/generator.json' with { type: 'json' };
import landing from '../../locales/de/landing.json' with { type: 'json' };
import outline from '../../locales/de/outline.json' with { type: 'json' };
import ownScript from '../../locales/de/ownScript.json' with { type: 'json' };
import profile from '../../locales/de/profile.json' with { type: 'json' };
import reading from '../../locales/de/reading.json' with { type: 'json' };
import regeneration from '../../locales/de/regeneration.json' with { type: 'json' };
import reset from '../../locales/de/reset.json' with { type: 'json' };
import saving from '../../locales/de/saving.json' with { type: 'json' };
import settings from '../../locales/de/settings.json' with { type: 'json' };
import starts from '../../locales/de/starts.json' with { type: 'json' };
import suggestions from '../../locales/de/suggestions.json' with { type: 'json' };
import templates from '../../locales/de/templates.json' with { type: 'json' };
import versions from '../../locales/de/versions.json' with { type: 'json' };
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
