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
  words: KindWords;
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
    words: {
      label: 'Page',
      the: 'La page',
      this: 'Cette page',
      ending: 'e',
      origin: 'Nouvelle page',
      hasOwnAddress: true,
    },
    found: { one: 'Page', many: 'Pages' },
    icon: 'page',
  },
  project: {
    root: '/realizations/',
    order: 'day.desc,id',
    words: {
      label: 'Projet',
      the: 'Le projet',
      this: 'Ce projet',
      ending: '',
      origin: 'Nouveau projet',
      hasOwnAddress: true,
    },
    found: { one: 'Réalisation', many: 'Réalisations' },
    icon: 'briefcase',
  },
  show: {
    root: '/balados/',
    words: {
      label: 'Émission',
      the: 'L’émission',
      this: 'Cette émission',
      ending: 'e',
      origin: 'Nouvelle émission',
      hasOwnAddress: true,
    },
    found: { one: 'Émission', many: 'Émissions' },
    synonyms: 'balado',
    icon: 'radio',
  },
  episode: {
    below: 'show',
    order: 'day.desc,season.desc.nullslast,number.desc,id',
    summary: 'summary,has_transcript',
    words: {
      label: 'Épisode',
      the: 'L’épisode',
      this: 'Cet épisode',
      ending: '',
      origin: 'Nouvel épisode',
      hasOwnAddress: true,
    },
    found: { one: 'Épisode', many: 'Épisodes' },
    synonyms: 'balado',
    icon: 'microphone',
    appearsByDay: true,
  },
} as const satisfies Record<StaffKind, AddressedKindFacts>;

/** One of these kinds. */
export type AddressedKindName = keyof typeof addressedKindTable;

type Table = typeof addressedKindTable;

/** The kinds whose documents belong to no other document. */
export type TopKindName = {
  [Name in AddressedKindName]: Table[Name] extends { below: string } ? never : Name;
}[AddressedKindName];

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
