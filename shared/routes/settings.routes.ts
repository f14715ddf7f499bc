import { defineRoute } from '../route.ts';
import { SavedSettings, UpdateSettingsBody } from '../settings.schema.ts';

export const getSavedSettings = defineRoute({
  method: 'GET',
  path: '/api/settings',
  access: 'signed-in',
  summary: 'The settings that I have chosen; the others are at their defaults',
  answers: { 200: SavedSettings },
});
export const updateSettings = defineRoute({
  method: 'PATCH',
  path: '/api/settings',
  access: 'signed-in',
  summary: 'Change some settings',
  body: UpdateSettingsBody,
  answers: { 200: SavedSettings },
});
