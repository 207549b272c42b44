import { all, BLANK, byPattern } from './rule.ts';

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

export const findCapitals = all(word, preposition, demonstrative);
