import {
  findCurrency,
  findHours,
  findNumberGroups,
  findOrdinals,
  findPercent,
  findUnits,
} from './numbers.ts';
import { findBlanksInParentheses, findForeignMarks, findSpacesInside } from './pairs.ts';
import { all, BLANK, byPattern, END, NARROW, NO_BREAK, OPAQUE, type Rule, unbroken } from './rule.ts';

/** Words that exist with their accent alone, in French, and in no language that French texts quote often. */
const words = new Map(
  [
    'Âge Âgé Âgée Âgés Âgées Écart Écarts Échange Échanges Échantillon Échéance Échéancier Échelle Échelles Échouer',
    'Éclairage Éclairages Éclairer École Écoles Écologie Écologique Économie Économique Économies Écosystème Écoute',
    'Écoutes Écouter Écoutez Écran Écrans Écrire Écrivez Écriture Écrit Écrits Écrite Éditeur Éditeurs Éditrice',
    'Éducation Égalité Également Église Électricité Électronique Élection Élections Élément Éléments Élève Élèves',
    'Éliminer Éloge Émetteur Émissions Émotion Émotions Énergie Énergies Énoncé Énoncés Énorme Enquête Épisode',
    'Épisodes Époque Épreuve Épreuves Équilibre Équipe Équipes Équipement Équipements Équitable Équité Étaler Étape',
    'Étapes État États Éteindre Éteignez Éternel Éthique Étoile Étoiles Être Étude Études Étudiant Étudiante Étudiants',
    'Étudiantes Étudier Évaluer Évaluez Événement Événements Évènement Évènements Éventail Éventuel Éventuellement',
    'Évidemment Évidence Éviter Évitez Évoluer Île Îles Établir Établissement Établissements Étranger Étrangers',
  ]
    .join(' ')
    .split(' ')
    .map((word) => [bare(word), word] as const)
    // « Etablissement » and « Établissement » begin alike; « Enquête » has its accent elsewhere, and is typed there.
    .filter(([typed, word]) => typed !== word && /^[ÂÉÈÊÎ]/u.test(word)),
);

/** What people type who have no key for a capital with an accent: accents on capitals go, the others stay. */
function bare(word: string): string {
  return word.slice(0, 1).normalize('NFD').replaceAll(/\p{M}/gu, '') + word.slice(1);
}

const word = byPattern(/(?<![\p{L}\p{N}_.@#/-])[AEI]\p{Ll}+(?![\p{L}\p{N}_@/]|\.\p{L})/gu, (typed) =>
  typed === 'Etes' ? 'Êtes' : (words.get(typed) ?? null),
);

/** A word where a sentence begins. It stands first, so that nobody looks back from each blank of a text. */
const starting = (word: string) => `${word}(?<=(?:^|[.!?…][${BLANK}\\n]+|[\\n«“(:][${BLANK}]*)${word})`;

const next = [
  "bientôt|compter|côté|défaut|demain|droite|gauche|jamais|l[’']aide|l[’']approche|l[’']arrière|l[’']avance|l[’']avenir",
  "l[’']avant|l[’']écoute|l[’']étranger|l[’']heure|l[’']intérieur|l[’']inverse|l[’']occasion|l[’']ordre|l[’']origine",
  'la demande|la fin|la fois|la place|la radio|la suite|la une|noter|partir|peine|première|propos|quel|quelle|quoi',
  'suivre|titre|travers|venir|vos marques|votre|vous|nous',
]
  .join('|')
  .replaceAll(' ', `[${BLANK}]+`);

const preposition = byPattern(
  new RegExp(`${starting('A')}(?=[${BLANK}]+(?:${next})(?!\\p{L}))`, 'gu'),
  () => 'À',
);

const demonstrative = byPattern(
  new RegExp(
    `${starting('Ca')}(?=[${BLANK}]+(?:va|ne|n[’']|fait|se|s[’']|marche|dépend|veut|sert|prend|suffit|commence|coûte|donne|change|arrive|reste|semble|vaut|y)(?!\\p{L}))`,
    'gu',
  ),
  () => 'Ça',
);

const findCapitals = all(word, preposition, demonstrative);

/** Faces such as « ;-) » are no punctuation. */
const FACE = `(?!;-?[()DPp])`;

/** What a colon that ends something stands before. */
const AFTER_COLON = `[\\s${BLANK}»”]|"(?![\\p{L}\\p{N}])|$`;

/**
 * Québec's typography, one rule a line of the editor's advice (product: Québec’s typography). Where two rules want the same characters,
 * the first in this order has them.
 */
export const rules = {
  quotationMarks: {
    title: 'Guillemets',
    reason:
      'Un texte français se cite entre « guillemets français »; les guillemets “ ” servent à l’intérieur.',
    source: 'guillemets',
    find: findForeignMarks,
  },
  quotationSpaces: {
    title: 'Espaces des guillemets',
    reason: 'Une espace insécable suit le guillemet ouvrant et précède le guillemet fermant.',
    source: 'spacing',
    find: findSpacesInside,
  },
  colon: {
    title: 'Deux-points',
    reason: 'Une espace insécable précède le deux-points.',
    source: 'spacing',
    find: all(
      // Not after « :mot », which ends a face by name.
      byPattern(
        new RegExp(`(?<=[${END}!?])(?<!:\\p{Ll}[\\p{L}\\p{N}_-]{0,30}):(?=${AFTER_COLON})`, 'gu'),
        () => `${NO_BREAK}:`,
      ),
      byPattern(new RegExp(`(?<=[${END}!?])[${BLANK}]+(?=:(?:${OPAQUE}|${AFTER_COLON}))`, 'gu'), (blanks) =>
        unbroken(blanks),
      ),
    ),
  },
  tallMarks: {
    title: 'Point-virgule, exclamation, interrogation',
    reason:
      'Au Québec, aucune espace ne précède le point-virgule, le point d’exclamation ni le point d’interrogation.',
    source: 'spacing',
    find: byPattern(
      new RegExp(`(?<=[${END}])[${BLANK}]+(?=${FACE}[;!?]+(?:[\\s${BLANK})\\]»”"’.…,:]|$))`, 'gu'),
      (blanks) => (blanks === NARROW ? null : ''),
    ),
  },
  commas: {
    title: 'Virgule et point',
    reason: 'Aucune espace ne précède la virgule ni le point, et une espace suit la virgule.',
    source: 'spacing',
    find: all(
      byPattern(new RegExp(`(?<=[${END}!?])[${BLANK}]+(?=,(?:[\\s${BLANK}»”")\\]:]|$))`, 'gu'), () => ''),
      // A number before a period would become one of a list.
      byPattern(
        new RegExp(
          `(?<=[\\p{L}\\p{M})\\]»”"’%$€°])[${BLANK}]+(?=\\.(?:[»”")\\]:]|[\\s${BLANK}](?![${BLANK}]*\\.)|$))`,
          'gu',
        ),
        () => '',
      ),
      byPattern(/(?<=\p{Ll}{2}),(?=\p{L}\p{Ll})/gu, () => ', '),
    ),
  },
  parentheses: {
    title: 'Parenthèses',
    reason: 'Aucune espace ne suit la parenthèse ouvrante ni ne précède la fermante.',
    source: 'spacing',
    find: findBlanksInParentheses,
  },
  currency: {
    title: 'Sommes d’argent',
    reason: 'Le symbole de la monnaie suit le nombre, après une espace insécable.',
    source: 'money',
    find: findCurrency,
  },
  percent: {
    title: 'Pourcentages',
    reason: 'Une espace insécable précède le symbole %.',
    source: 'noBreakSpaces',
    find: findPercent,
  },
  hours: {
    title: 'Heures',
    reason: 'Le symbole h de l’heure est en minuscule, entre deux espaces insécables.',
    source: 'hours',
    find: findHours,
  },
  units: {
    title: 'Unités de mesure',
    reason: 'Une espace insécable sépare le nombre du symbole de son unité.',
    source: 'units',
    find: findUnits,
  },
  ordinals: {
    title: 'Nombres ordinaux',
    reason: 'Les ordinaux s’abrègent en 1er, 1re, 2e, 2d et 2de, sans -ère, -ème ni -ième.',
    source: 'ordinals',
    find: findOrdinals,
  },
  numberGroups: {
    title: 'Grands nombres',
    reason: 'Les chiffres d’un grand nombre vont par groupes de trois, que séparent des espaces insécables.',
    source: 'numbers',
    find: findNumberGroups,
  },
  apostrophe: {
    title: 'Apostrophe',
    reason: 'L’apostrophe d’un texte soigné est courbe.',
    source: 'apostrophes',
    find: byPattern(new RegExp(`'(?<=\\p{L}\\p{M}*')(?=[\\p{L}«“"${OPAQUE}])`, 'gu'), () => '’'),
  },
  ellipsis: {
    title: 'Points de suspension',
    reason: 'Les points de suspension forment un seul signe, collé au mot qui précède.',
    source: 'spacing',
    // « etc. » takes none at all, which is the writer’s to see.
    find: byPattern(
      new RegExp(
        `(?<=[${END.replace('….', '')}!?,([])(?<!(?<!\\p{L})etc)\\.{3}(?![.\\p{L}\\p{N}/\\\\])`,
        'gu',
      ),
      () => '…',
    ),
  },
  dashes: {
    title: 'Tiret',
    reason: 'Entre deux espaces, c’est un tiret (–) et non un trait d’union (-).',
    source: 'dashes',
    find: all(
      byPattern(
        new RegExp(`(?<=[${END}!?][${BLANK}])--?(?=[${BLANK}][\\p{L}«“"(${OPAQUE}])`, 'gu'),
        () => '–',
      ),
      byPattern(/(?<=\p{L})—(?=\p{L})/gu, () => ' — '),
    ),
  },
  capitals: {
    title: 'Accents des majuscules',
    reason: 'Une majuscule garde l’accent de la minuscule.',
    source: 'capitals',
    find: findCapitals,
  },
  // Last: others know better which blanks are to hold.
  blanks: {
    title: 'Espaces en trop',
    reason: 'Une seule espace sépare deux mots.',
    source: 'spacing',
    find: byPattern(/(?<=[\p{L}\p{M}\p{N},.;!?…%»)]) {2,}(?=[\p{L}«“"(])/gu, () => ' '),
  },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
