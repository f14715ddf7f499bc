/** What a detail of a request is in the listener's life. */
export const detailRoles = ['trigger', 'place', 'companion', 'time', 'audience', 'symptom'] as const;
export type DetailRole = (typeof detailRoles)[number];

/** What tells the details of a role apart where a sentence is not true of all of them. */
export const detailTags = {
  trigger: ['moment', 'strain', 'event'],
  place: ['home', 'out', 'work', 'event'],
  companion: ['close', 'official', 'animal'],
  time: ['hour', 'part', 'day', 'year'],
  audience: ['people'],
  symptom: [
    'cold-hands',
    'shaking-hands',
    'sweating',
    'racing-heart',
    'voice',
    'dry-mouth',
    'stomach',
    'blank-mind',
    'blushing',
    'tension',
    'weak-knees',
    'racing-thoughts',
    'jaw',
  ],
} as const satisfies Record<DetailRole, readonly string[]>;
export type DetailTag = (typeof detailTags)[DetailRole][number];

/**
 * The forms in which a sentence may ask for a detail, stored whole in each language: `nom` the thing itself, `in` where one is and
 * `into` where one goes, `when` as an adverbial, `with`, `of` and `to` somebody, `before` an audience. A symptom
 * is named as its listener's (“your cold hands”).
 */
export const detailForms = {
  trigger: ['nom', 'when'],
  place: ['nom', 'in', 'into'],
  companion: ['nom', 'with', 'of', 'to'],
  time: ['when'],
  audience: ['nom', 'before'],
  symptom: ['nom'],
} as const satisfies Record<DetailRole, readonly string[]>;
export type DetailForm = (typeof detailForms)[DetailRole][number];
