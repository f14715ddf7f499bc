import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

export const fr: WithheldWords = {
  waking: words(
    `matins?|matinées?|matina(?:l|le|les|ux)|aubes?|aurores?|levers? du (?:soleil|jour)|soleil (?:se lève|levant)|petits?[- ]déjeuners?|cafés?|pause-café|merles?|coqs?|réveille-matin|grille-pain|pain grillé|gazouill${all}|lève-tôt`,
    `le réveil (?:est réglé|sonne)|sonnerie|(?:se|te|vous|me) lever|levez-vous|lève-toi|saut du lit|journée qui (?:vient|commence|s[’']ouvre|attend)|nouvelle journée|nouveau jour|jour (?:se lève|nouveau|qui vient|est encore plié)|commencer (?:la|ta|votre) journée|rideaux de fer|(?:bien|pleinement|tout à fait) éveillée?s?|volets? au|premier matin`,
  ),
  breath: words(
    `souffl${all}|respir${all}|inspir${all}|expir${all}|haleine|soupir${all}|poumons?|narines?|diaphragme|bâill${all}|côtes?|clavicules?|l[’']air (?:entre|sort|passe|arrive|va|vient|qui|glisse|quitte|descend|adoucit)|au passage, l[’']air`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})(?:remarque|remarquez|sens|sentez|vois|voyez|tout|écoute|écoutez) )comme(?! (?:il|elle|ils|elles|vous|tu|ça|cela|convenu|toujours)(?!\p{L}))`,
    String.raw`(?:remarque|remarquez|sens|sentez|vois|voyez|écoute|écoutez|tout) comme (?:un|une|on|si)|ressembl\p{L}*|pareil(?:le)?s?|tel(?:le)?s? (?:un|une|des)|à la (?:manière|façon) d\p{L}*|semblables?|on dirait|ainsi qu(?:e|[’']un)`,
  ),
};
