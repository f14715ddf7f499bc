import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

export const fr: WithheldWords = {
  waking: words(
    `matins?|matinées?|matina(?:l|le|les|ux)|aubes?|aurores?|levers? du (?:soleil|jour)|soleil (?:se lève|levant)|petits?[- ]déjeuners?|cafés?|pause-café|merles?|coqs?|réveille-matin|grille-pain|pain grillé|gazouill${all}|lève-tôt`,
    `le réveil (?:est réglé|sonne)|sonnerie|(?:se|te|vous|me) lever|levez-vous|lève-toi|saut du lit|journée qui (?:vient|commence|s[’']ouvre|attend)|nouvelle journée|nouveau jour|jour (?:se lève|nouveau|qui vient|est encore plié)|commencer (?:la|ta|votre) journée|rideaux de fer|(?:bien|pleinement|tout à fait) éveillée?s?|volets? au|premier matin`,
  ),
  breath: words(
    `souffl${all}|respir${all}|inspir${all}|expir${all}|haleine|soupir${all}|poumons?|narines?|diaphragme|bâill${all}|côtes?|clavicules?|l[’']air (?:entre|sort|passe|arrive|va|vient|qui|glisse|quitte|descend|adoucit)|au passage, l[’']air|(?:poitrine|ventre|peau de la poitrine) (?:se (?:soulève|gonfle|lève|abaisse|tend)|monte|descend|bouge)|(?:monte|se soulève) et (?:descend|s[’']abaisse|redescend)`,
  ),
  simile: words(
    String.raw`(?<!(?<!\p{L})(?:remarque|remarquez|sens|sentez|vois|voyez|tout|écoute|écoutez) )comme(?! (?:il|elle|ils|elles|vous|tu|ça|cela|convenu|toujours)(?!\p{L}))`,
    String.raw`(?:remarque|remarquez|sens|sentez|vois|voyez|écoute|écoutez|tout) comme (?:un|une|on|si)|ressembl\p{L}*|pareil(?:le)?s?|tel(?:le)?s? (?:un|une|des)|à la (?:manière|façon) d\p{L}*|semblables?|on dirait|ainsi qu(?:e|[’']un)`,
  ),
  legs: words(`jambes?|cuisses?|mollets?|genoux?|agenouill${all}|accroupi${all}|tibias?|membres?`),
  feet: words(
    `pieds?|plantes? (?:de tes|de vos|des) pieds|orteils?|talons?|chevilles?|pieds nus|chaussures?|pas (?:de tes|de vos)|chaussons?|chaussettes?|plante`,
  ),
  arms: words(`bras|avant-bras|coudes?|membres?`),
  hands: words(`mains?|doigts?|paumes?|pouces?|poings?|poignets?|ongles?|phalanges?`),
  sight: words(
    `voi(?:r|s|t|ent)|voyez|vu|vue|vues|regard${all}|observ${all}|contempl${all}|couleurs?|images?|lumi(?:ère|neux|neuse)${all}|clartés?|clair|claire|claires|clairs|fix(?:e|ez|er)|point|cligne${all}|visible${all}|bleu${all}|vert|verte|vertes|rouge${all}|doré${all}|blanc|blanche|jaune${all}|ombres?|lueur${all}|brill${all}|mi-clos${all}|entrouvert${all}|paysage|flou${all}|décor`,
  ),
  hearing: words(
    `enten${all}|écout${all}|sons?|bruits?|voix|musique${all}|mélodie${all}|chansons?|chant${all}|oreille${all}|bruiss${all}|murmur${all}|chuchot${all}|bourdonn${all}|tic-tac|cloches?|sonn${all}|résonn${all}|échos?|fort|grincement${all}`,
  ),
  standing: words(
    `debout|march${all}|se lever|lève${all}|levez|promen${all}|pas à pas|(?:un|des|les|ses|tes|vos|leurs|chaque|premiers?|premier|petits?|quelques|deux|trois) pas|escaliers?|cour(?:s|ir|ez|t)|grimp${all}|mont(?:er|ez|es)|descend(?:s|ez|re)|dans(?:e|er|ez)|saut${all}|redress${all}|tenir droit`,
  ),
  'lying-on-back': words(`sur le dos|à plat|allonge(?:z-vous|-toi)|s[’']allonger|t[’']allonger|vous allonger`),
  'pain-area': words(
    `douleur${all}|douloureu${all}|mal|blessure${all}|blessé${all}|plaie${all}|sensible${all}|gêne${all}|souffrir|souffrance${all}`,
  ),
  pregnancy: words(
    `chaud|chaude|chaudes|chauds|brûl${all}|sauna|bouillant${all}|braise${all}|sur le dos|à plat|(?:retenir|retiens|retenez) (?:le |ton |votre |ta |votre )?(?:souffle|respiration)|souffle retenu|(?:appu${all}|press${all}|poids|serr${all})(?:[ ,]+\\p{L}+){0,5} (?:ventre|abdomen)|(?:ventre|abdomen)(?:[ ,]+\\p{L}+){0,5} (?:appu${all}|press${all}|lourd${all}|serr${all})`,
  ),
};
