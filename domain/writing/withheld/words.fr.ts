import { all, words } from './patterns.ts';
import type { WithheldWords } from './withheldKinds.ts';

/** Words in between, and a hand or a part of one. */
const gap = (count: number): string => `(?: [\\p{L}’'-]+){0,${count}}`;
const hand = '(?:mains?|doigts?|paumes?|(?<!chaque )pouces?|index)';
const whose = `(?:la|les|le|une?|l[’']une de|votre|vos|ta|tes|ton|ma|mes|cette|ces|ce|deux|d[’']une|l[’']autre|doucement|simplement|aussi)`;

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
  question: /[?]/u,
  counting: words(
    `(?:je|nous|vous|tu) (?:ne |n[’'])?(?:vais |allons |allez |vas |peux |pouvez |pouvons )?compt(?:e|es|ez|ons|er|erai|erez|eras|erons|ais)(?! (?:sur|pour|parmi|autant|beaucoup|tellement)(?!\\p{L}))|on (?:va compter|comptera)|peut compter(?=(?! (?:pour|parmi|sur)) )|(?:une|la|ma) voix compt${all}|en comptant`,
    `(?:^|: |puis )compte[rz]?(?! (?:sur|les moutons|pour) )|comptez(?! (?:sur|pour|parmi|autant)(?!\\p{L}))`,
    `décompt${all}|comptes? à rebours|(?:un|le|ce) compte (?:commence|continue|vous|te|descend|remonte|reprend|de|suit|s[’']achève)|(?:et|pendant|quand|avec|dans) le compte|comptage|(?:chaque|prochain) (?:chiffre|nombre)|(?:cinq|dix|vingt) (?:nombres|chiffres)|en cinq temps|(?:de|depuis) (?:un|zéro|cinq|dix|vingt) (?:à|jusqu[’']à) (?:un|zéro|trois|cinq|sept|dix|vingt|cent)|à (?:trois|cinq|dix),? (?:les yeux|(?:vous |tu )?ouvr${all})`,
    `^(?:un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|zéro)(?=[ ]*[,.:;…–—])`,
  ),
  touch: words(
    `(?:^|puis |alors |doucement |maintenant )(?:touche[rz]?|caresse[rz]?|effleure[rz]?|palpe[rz]?|tâte[rz]?|masse[rz]?|frotte[rz]?|tapote[rz]?)`,
    `vous (?:la |le |les |l[’'])?(?:touch|caress|effleur|frott|tapot|palp)ez|tu (?:la |le |les |l[’'])?(?:touch|caress|effleur|frott|tapot|palp)es|(?:peux|pouvez|peut|peuvent|vient|viennent|envie de|main,) (?:se |vous |te )?(?:toucher|caresser|effleurer|frotter|tapoter)(?! juste)`,
    `${hand}${gap(3)} (?:(?:se )?touch(?:e|ent|er|ant)|caress${all}|effleur${all}|(?:se )?frott${all}|lisse(?:nt)?|tapot${all}|masse(?:nt)?|palpe(?:nt)?|sent(?:ent)?(?! venir| plus| l[’']air))|main[ \\p{L}’'-]{0,30}, toucher|(?:ce qu[’']elles?|l[’']une) touche(?:nt)?|où ils se touchent`,
    `(?:frottement|contact|caresse) (?:de |d[’'])?(?:des |la |vos |tes |votre |ta |une )?${hand}|frott(?:er|ez|e) (?:les |vos |tes )?${hand}`,
    `(?:pos|plac|appuy|appui|gliss|press|rapproch|ramen|amen)(?:e|es|ez|er|ons|ent|ant)(?: ${whose}){1,3} ${hand}|(?:mets|mettez|mettre)(?: ${whose}){1,2} ${hand}|laisse[rz]?(?: ${whose}){1,2} ${hand} (?:[\\p{L}’']+ ){0,3}(?:place|sur|contre|autour|posées?|se poser)|imagine[rz]?-la posée`,
    `${hand}${gap(3)} (?:(?:se|s[’']y) (?:pose(?:nt)?|poser|glisse(?:nt)?|repose(?:nt)? (?:sur|là|contre)|rejoignent)|posées?|posés|(?:s[’'])?appu(?:ie|ient|yer|yée?s?|yés?)|suit|suivent|suivre|rencontre(?:nt)?|rencontrer|trouve(?:nt)?(?! peut)|trouver|(?:repose|reposent|reste|restent|vient|viennent|revient|passe|passent|est|sont|à plat|presse|pressent)${gap(1)} (?:sur|contre|près|à plat|dessus|autour|vers la poitrine|vers le cœur|dans (?:la (?:droite|gauche)|le creux))|reste(?:nt)?(?: là)?(?=,|[.]| au bord| un moment)|rester (?:là|sur|au bord)|revient vers [\\p{L}’' ]{1,20}, et s[’']y pose)|le pouce (?:passe|est toujours là)|peau du pouce|écouter avec la main`,
    `posées? (?:[\\p{L}’']+,? ){1,4}les mains|(?:mains?|paumes?|doigts?|pouces?) (?:(?:chaude|tiède|douce|posée|posées|est encore|à plat|légère) )?(?:sur|contre) (?:l[’']\\p{L}+|le|la|une?|votre|ton|ta|vos|tes|son|lui|sa)|main au bord de`,
    `(?:sous|contre) (?:l[’']|(?:la|les|le|votre|vos|ta|tes|ton|cette|ces|ce|chaque|deux|petit) ){1,2}${hand}|entre (?:le pouce|les paumes|deux paumes)|entre vos paumes|entre tes paumes|avec (?:la paume|les? doigts?|le pouce|l[’']index|le bout d${all} doigts?)`,
    `pouces?${gap(4)} (?:l[’'])?(?:index|majeur|doigts?)|(?:index|majeur)${gap(4)} pouces?|pouces?, un index|(?:touch|suiv|suis|caress|effleur|pos)${all}${gap(3)} (?:du bout d${all} doigts?|du doigt|de la main)|du bout d${all} doigts?, (?:effleur|touch|suiv|suis|caress)${all}`,
    `main (?:(?:se pose|posée|repose|est|vient|prend|passe|à plat|tient|tient compagnie) )?(?:dans|sur|à|de|sous|contre) l[’']autre|l[’']une de (?:vos|tes|ces) mains se pose|propre main|mains? jointes?|doigts (?:croisés|entrelacés|entrecroisés)|(?:mains|paumes)${gap(3)} l[’']une (?:contre|dans|sur) l[’']autre|(?:tiédeur|chaleur) de (?:la|cette|votre|ta) main|chaleur des mains sur`,
  ),
  spiritual: words(
    `âmes?(?! sœur)|spirituel${all}|spiritualité|sacr(?:é|ée|és|ées)|sanctuaires?|divin(?:e|es|s|ité|ement)?|célestes?|prières?|prie[rz]?|bénédictions?|béni(?:e|s|es|r|t|ssez)?|univers(?! de)|cosmos|cosmiques?|éternel(?:s|le|les|lement)?|éternité|infini(?:e|s|es|ment)?|transcend${all}|mystères?|mystiques?|mystérieu(?:x|se|ses|sement)|chakras?|autels?|temples?|chapelles?|miséricorde|grâce (?:silencieuse|divine)|une grâce|anges?|dieux?|karma|mantras?|grand esprit|esprits (?:de|des)`,
    `énergies? (?:vitales?|cosmiques?|universelles?|divines?|subtiles?|de (?:guérison|vie|l[’']univers)|curatives?|guérisseuses?|intérieures?)|relie (?:chaque être|tous les êtres)`,
  ),
  'closed-eyes': words(
    `paupières?|yeux${gap(4)} (?:fermés?|clos|mi-clos|ouverts?|entrouverts|se ferm${all}|s[’'](?:entr)?ouvr${all})|(?:ferm|ouvr|rouvr|clor|entrouvr)(?:e|es|ez|er|ir|ant|ent|ira|irez|iras|ons)${gap(1)} (?:les|vos|tes|mes|ses)(?: deux)? yeux(?! sur (?:le reste|ce))|grands ouverts, les yeux|laisse[rz]? (?:les|vos|tes) yeux (?:[\\p{L}’']+ ){0,2}(?:fermer|ouvrir|décider)|regard${gap(3)} s[’']ouvr${all}|(?:lumière|lueur|noir|obscurité|nuit|ombre)${gap(2)} derrière (?:les|vos|tes) yeux`,
  ),
  lying: words(
    `(?:vous êtes|tu es|vous voilà|te voilà|vous restez|tu restes|on est|étant|assise?s? ou|en étant) (?:[\\p{L}’']+ ){0,2}(?:allongée?s?|étendue?s?|couchée?s?|dans (?:le|votre|ton) lit)|allongée?s? (?:ici|là|sur)|position allongée|allongez-vous|allonge-toi|étendez-vous(?! dans l[’']herbe)|étends-toi(?! dans l[’']herbe)|(?:vous|t[’']|te) ?allong(?:er|ez|es)|jambes reposent de tout leur long`,
    `matelas|couettes?|l[’']édredon|un édredon ancien|(?<!autres nuits, )(?:l[’']|cet |votre |ton |un )oreiller|sur le dos(?! d)`,
    `(?<!(?<!\\p{L})(?:ne|on|qui|il|elle|sur|vers|avant|ni|personne|près|pied) )(?:(?:le|ce|votre|ton) lit|(?:du|au) lit)(?! d(?:e la|u|[’']une?) (?:rivière|ruisseau|fleuve|torrent))|(?:sur ce|dans un) lit(?! où)|lit, une chaise|siège, un lit|chaise, un lit`,
    `(?<!comme )(?:le|du|ce) drap|les draps ont|(?:sous|bord de|touche|chaleur de|tiédeur de|entre) (?:la|cette|ta|votre) couverture|la couverture (?:[\\p{L}’']+ ){0,2}(?:garde|pèse|glisse|reste|trouvé|bouge|se referme|est sur|vous|te couvre)|ce repos, il y a la couverture`,
  ),
  seated: words(
    `(?:vous êtes|tu es|vous voilà|te voilà|vous restez|tu restes|on est|étant) (?:[\\p{L}’']+ ){0,2}assis(?:e|es)?|(?<!personne n[’']est )assis(?:e|es)? (?:ici|bien|confortablement|droite?|sur votre|sur ta|sur une chaise)|reste[rz]? assis(?:e|es)?|(?:bassin|poids|cuisses|corps)${gap(3)} chaise|position assise|asseyez-vous(?!, en pensée)|assieds-toi(?!, en pensée)|s[’']assied portent|dos (?:bien )?droit|tenez-vous droite?|tiens-toi droite?`,
    `(?:sous|dans|contre|touche|sent|à travers|place du|fond du|tissu du|propre) (?:le |ce |votre |ton |son )?siège|(?:le|ce|votre|ton) siège (?:[\\p{L}’']+ ){0,2}(?:tient|porte|prend|cède|soutient|porter|reçoit|vous|te|pousse|est (?:là|ferme))|sur le siège ou|un siège, un lit|dossier du siège|(?:l[’']|les |votre |ton )accoudoirs?(?!, un plaid|, une vrille)`,
    `(?:ce|votre|ton) fauteuil|(?:matelas|chaise), le fauteuil|dans le fauteuil|fond du fauteuil|le fauteuil (?:tient|porte|est là|vous|te|soutient|prend)`,
    `(?:chaise ou|lit, une|lit ou une) (?:matelas|chaise)|soye?i?[sz] sur une chaise|sois sur une chaise|une chaise de cuisine|chaise${gap(3)} (?:porter|porte|tient|reçoit|soutient|vous porte|immobile|travaille|travail)|la chaise, (?:le sol|elle)|depuis une chaise|fond d[’']une chaise|matelas, une chaise|dossier de (?:la|votre|ta) chaise|sur (?:sa|votre|ta|cette) chaise|sur une chaise ou|(?:sous|contre) (?:le corps )?(?:la|votre|ta) chaise`,
    `à un dossier|le dossier, le matelas|(?:contre|cherche|trouve|entre le dos et) le dossier|au dossier(?! d)|appui du dossier|(?:le|un) dossier${gap(2)} (?:porte|soutient|tient)`,
    `(?<!quatre )pieds(?:,?${gap(1)}){0,3},? (?:(?:le|au|du|un|ce|son|contre le|sur le) )?(?:sol|plancher|parquet|carrelage)(?! au réveil)|(?:sol|plancher|parquet|carrelage)(?: (?:sous|contre|porte|reçoit|soutient|est là, sous)) (?:les|vos|tes|mes) pieds`,
  ),
  heart: words(`cœurs?|coeurs?|pouls|battements?|palpit${all}`),
};
