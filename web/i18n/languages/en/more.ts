import accounts from '../../locales/en/accounts.json' with { type: 'json' };
import editor from '../../locales/en/editor.json' with { type: 'json' };
import exports from '../../locales/en/exports.json' with { type: 'json' };
import findings from '../../locales/en/findings.json' with { type: 'json' };
import generator from '../../locales/en/generator.json' with { type: 'json' };
import landing from '../../locales/en/landing.json' with { type: 'json' };
import outline from '../../locales/en/outline.json' with { type: 'json' };
import ownScript from '../../locales/en/ownScript.json' with { type: 'json' };
import profile from '../../locales/en/profile.json' with { type: 'json' };
import reading from '../../locales/en/reading.json' with { type: 'json' };
import regeneration from '../../locales/en/regeneration.json' with { type: 'json' };
import reset from '../../locales/en/reset.json' with { type: 'json' };
import saving from '../../locales/en/saving.json' with { type: 'json' };
import settings from '../../locales/en/settings.json' with { type: 'json' };
import starts from '../../locales/en/starts.json' with { type: 'json' };
import suggestions from '../../locales/en/suggestions.json' with { type: 'json' };
import templates from '../../locales/en/templates.json' with { type: 'json' };
import versions from '../../locales/en/versions.json' with { type: 'json' };

/** What the other pages say. They define which keys there are; every other language has the same ones. */
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
};

export type MoreTexts = typeof more;
