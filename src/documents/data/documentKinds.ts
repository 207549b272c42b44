import type { Database } from '../../generated/database.types.ts';

/** What a document is. A section and a setting have their key in the code as their id; an internal setting is on no page. */
export type DocumentKindName = Database['public']['Enums']['document_kind'];

/** How staff call a kind of documents, in sentences about one. */
export type KindWords = {
  /** « Émission ». */
  label: string;
  /** « L’émission ». */
  the: string;
  /** « Cette émission ». */
  this: string;
  /** The ending of a past participle that agrees with it. */
  ending: '' | 'e';
  /** What stands there before the first save: « Nouvelle émission ». */
  origin: string;
  /** Its documents are made by staff, each with an address of its own; other kinds have their original text in the code. */
  hasOwnAddress: boolean;
};

const toWords = (
  label: string,
  the: string,
  demonstrative: string,
  ending: KindWords['ending'],
  origin: string,
): KindWords => ({ label, the, this: demonstrative, ending, origin, hasOwnAddress: true });

const contentWords: KindWords = {
  ...toWords('Contenu', 'Le contenu', 'Ce contenu', '', 'Texte d’origine'),
  hasOwnAddress: false,
};

/** The words for each kind. */
export const kindWords: Readonly<Record<DocumentKindName, KindWords>> = {
  article: toWords('Article', 'L’article', 'Cet article', '', 'Nouvel article'),
  page: toWords('Page', 'La page', 'Cette page', 'e', 'Nouvelle page'),
  project: toWords('Projet', 'Le projet', 'Ce projet', '', 'Nouveau projet'),
  show: toWords('Émission', 'L’émission', 'Cette émission', 'e', 'Nouvelle émission'),
  episode: toWords('Épisode', 'L’épisode', 'Cet épisode', '', 'Nouvel épisode'),
  section: contentWords,
  setting: { ...contentWords, label: 'Paramètre' },
  internal: { ...contentWords, label: 'Paramètre' },
};

/** What staff make, but articles: the specification fixes their columns, calls and screens. */
type StaffKind = Exclude<DocumentKindName, 'article' | 'section' | 'setting' | 'internal'>;

/** A kind of documents that staff make, each at an address of its own: what is known of it without its schema and its page. */
type AddressedKindFacts = {
  /** The path under which each document has its address. */
  root?: `/${string}`;
  /** Instead of `root`: the kind of the document that each belongs to. The part of that name holds its key (an episode's `show`). */
  below?: StaffKind;
  /** The order of lists, as the database takes it; by title without it. */
  order?: string;
  /** The columns that lists ask for instead of the whole text. */
  summary?: string;
  /** What search calls one, and several. */
  found: { one: string; many: string };
  /** Other words that people search for it by. */
  synonyms?: string;
  /** Its sign where staff search (`Palette`). */
  icon: 'page' | 'briefcase' | 'radio' | 'microphone';
  /** Lists show it from the day that its text gives (`day`). */
  appearsByDay?: boolean;
};

/** The kinds that staff make. The table of each has its name, in the plural. */
export const addressedKindTable = {
  page: {
    root: '/',
    found: { one: 'Page', many: 'Pages' },
    icon: 'page',
  },
  project: {
    root: '/realizations/',
    order: 'day.desc,id',
    found: { one: 'Réalisation', many: 'Réalisations' },
    icon: 'briefcase',
  },
  show: {
    root: '/balados/',
    found: { one: 'Émission', many: 'Émissions' },
    synonyms: 'balado',
    icon: 'radio',
  },
  episode: {
    below: 'show',
    order: 'day.desc,season.desc.nullslast,number.desc,id',
    summary: 'summary,has_transcript',
    found: { one: 'Épisode', many: 'Épisodes' },
    synonyms: 'balado',
    icon: 'microphone',
    appearsByDay: true,
  },
} as const satisfies Record<StaffKind, AddressedKindFacts>;

/** One of these kinds. */
export type AddressedKindName = keyof typeof addressedKindTable;

/** All of them. */
export const addressedKindNames = Object.keys(addressedKindTable) as AddressedKindName[];

/** What is known of one of them without its schema and its page. */
export const getKindFacts = (kind: AddressedKindName): AddressedKindFacts => addressedKindTable[kind];

/** Whether a word names one of them. */
export const isAddressedKind = (kind: string): kind is AddressedKindName =>
  Object.hasOwn(addressedKindTable, kind);

/** The kinds whose documents belong to one of this kind: episodes, for shows. */
export const listKindsBelow = (kind: AddressedKindName | undefined): AddressedKindName[] =>
  addressedKindNames.filter((name) => kind !== undefined && getKindFacts(name).below === kind);
