import type { Language } from '../vocabulary.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/**
 * Words that a refusal is said with and that name nothing themselves, folded. Words that many of the library’s sentences
 * hold need not stand here: they are no image either.
 */
export const stopWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(`about absolutely after again against all also always and another any anybody anymore anyone anything around away back
    because been before being bring but can cannot come could death did does doing don done down even ever every everything except
    far feel feeling few for from full get give going gone gonna good got guided had hard has hate have having hear her here him his
    hot how image imagery images imagine include into its just keep kind know last leave let like little long look lot made make
    making many maybe meditation mention mentioned more most much must myself near need never new nice not nothing now off okay old
    once one only other our out over people picture picturing place please pls put rather really reason references related said same
    say saying scene scenes script see seen seem send sentence session she should show since skip some somebody someone something
    speak spoken stand start stay still such take taken taking talk talking tell text than thank thanks that the their them then
    there these they thing things think thinking this those though thought through time today told too touch try two under until
    use used using very want wanted was way well were what when where which while who whole why will with within without word
    words would write year years yes yet you your avoid drop omit exclude remove stop story stories topic topics
    since survived attacked attack afraid scared fear phobia terrified crash accident nearly almost dizzy nervous sick`),
  de: words(`aber alle allem allen alles also andere anderen angst auch auf aus ausser beim bereits besser bild bilder bitte bloss
    brauche dabei daran darauf davon dazu dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort durch
    ein eine einem einen einer eines einfach einmal erwahnen erwahne erwahnt etwas fast finde fur ganz gar geht gern gerne gibt
    haben habe hatte hat hier horen ich ihm ihn ihr immer inhalt ins irgend irgendwas ist jede jedem jeden jeder jetzt kann kein
    keine keinem keinen keiner keines kommen kommt konnte lassen lass leiden lieber machen macht machte mag man mehr mein meine
    meinem meinen meiner meines mich mir mit mochte mogen muss nach nennen nicht nichts nie niemals noch nur oder ohne panik reden
    rein sache sagen satz schon schlecht sehen sehr sein seine seit sich sie sind skript sollen soll sollte sonst sprich sprechen
    statt stelle szene text thema uber uberfallen uberhaupt uberlebt und uns unter viel vielleicht vom von vor vorm vorkommen
    war ware waren was weg weglassen weil wenn wer werde werden wie will wird wirklich wollen worte worter wurde wurden zeit zum
    zur zwei ausstehen ertragen ertrage verzichten vermeiden schwindlig gestorben furchte hasse meditation`),
  fr: words(`accident afin ainsi alors apres assez aucun aucune aussi autour autre autres avant avec avoir beaucoup bien car ceci
    cela celle celui ces cet cette chez chose choses comme comment contre dans debout depuis des deteste deux dire dit dites donc
    dont elle elles encore entendre entre est etait etc ete etre evite evitez evoque faire fait fais faites faut fois font histoire
    hors ici image images jamais jour juste laisse laissez les leur lors lui maintenant mais mal meditation meme mentionne
    mentionnez mes met mets mettez moi moins mon mot mots nous nos notre nom non note nul ont parce par parle parler parlez pas
    passe passage pendant personne peur peut peux phrase phrases plus plutot pour pourquoi pouvoir pres que quel quelque qui quoi
    rien sans sauf scene scenes script sera ses seulement soit sont sous suis sujet sur surtout tel tellement temps texte toi tous
    tout toute toutes tres trop une veut veux voir vois vos votre voudrais vous vraiment agressee survecu vertige faillir aime aimer
    supporte supporter donne donnent rend parlant evoquer mentionner`),
  es: words(`accidente ademas ahora algo alguien algun alguna algunas algunos alli alto ante antes aqui asco asi aun aunque bien bueno
    cada casi como con contra cosa cosas cual cualquier cuando dar dan decir deja dejar del desde despues digas donde dos ella ellas
    ellos entre eran eres esa ese eso esta estaba estan estar este esto estoy evita evitar favor fuera fue gracias gusta gustan
    haber hable hables hablar hacer hacia hasta hay hecho historia imagen imagenes incluso incluyas las les los luego mas meditacion
    mejor menciones mencionar menos metas mia miedo mio mis mismo mucho muchos muy nada nadie nunca oir otra otro otros para parece
    parte pero persona poco poner pongas por porfa porque puede puedo puedes que quien quiero quita relato rara sea ser sido siempre
    sin sobre solo son soporto soy suya tal tambien tampoco tan tanto tema temas tengo texto tiene toda todas todo todos tus una
    unas uno unos usar uses vez veces ver vida guion escena escenas frase palabra palabras vertigo atacaron sobrevivi aguanto xfa`),
  it: words(`abbia adesso alcun alcuna alcuni allora alla alle altro altra altri altre anche ancora anni aver avere avuto bene che chi
    ciao cio come con contro cosa cose cosi dalla dalle dal degli dei del della delle dentro detto deve devo dire dopo dove due ecco
    era essere evita evitare fai fare favore fanno fatto fino fuori gia gli grazie hai hanno immagine immagini incidente insieme
    invece lascia lasciare loro mai male meditazione meglio menzionare mia mie miei mio modo molto moltissimo nei nel nella nelle
    nessun nessuna niente noi nome nominare non nostro nulla ogni ora parla parlare parlate parola parole parte paura perche per
    perdere pero persona piu piace piacciono poco poi possa posso prego prima proprio puo qualche qualcosa quale quando quanto
    quella quelle quelli quello questa queste questi questo racconto sara scena scene schifo script sei sempre sentire senza sia
    siamo solo sono sopra sopporto sotto stare stata stato storia sua sue sui sul sulla suo suoi tanto tema temi tempo testo togli
    tra troppo tua tue tuo tutte tutta tutti tutto una uno usare vede vedere verso via voglio vorrei volta aggredita pls`),
  pt: words(`acidente agora ainda alem algo alguem algum alguma algumas alguns ali antes aqui aquela aquele aquilo assim ate bem cada
    coisa coisas com como contra cuja das dela dele deixa deixe demais depois desde dessa desse desta deste disso dizer dois dos
    ela elas ele eles entao entre era essa esse esta estao estar estava este estou evite evitar falar fale favor fazer fez ficar
    foi fora frase gente gosto gostaria grande haja historia imagem imagens inclua isso isto jamais lado las lhe lugar mais mas
    medo meditacao melhor menos mencione mencionar mesmo meu meus mim minha minhas muita muito muitos nada nao nas nem nenhum
    nenhuma nesse nesta ninguem nojo nos nossa nosso num numa nunca odeio onde ontem outra outras outro outros ouvir palavra
    palavras para parte pela pelo pessoa pode podem pois por porque posso pouco pra prefiro qual qualquer quando quase quem quer
    quero roteiro sao seja sem sempre sendo ser seria seu seus sim sobre somente sou sua suas suporto tal tambem tanto tao tem tema
    temas tenho ter teu texto tipo tira toda todas todo todos tudo uma umas uns usar use vai vem ver vez vezes voce cena cenas
    vertigem atacada sobrevivi pfv`),
};
