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
  /** With what a past participle that follows ends. */
  ending: '' | 'e';
  /** What stands there before the first save: « Nouvelle émission ». */
  origin: string;
  /** Each is made by staff, and has an address of its own; the others stand in the code. */
  hasOwnAddress: boolean;
};

/** What staff make, but articles: the specification fixes their columns, calls and screens. */
type StaffKind = Exclude<DocumentKindName, 'article' | 'section' | 'setting' | 'internal'>;

/** A kind of documents that staff make, each at an address of its own: what is known of it without its schema and its page. */
type AddressedKindFacts = {
  /** Below which address each has its own. */
  root?: `/${string}`;
  /** Of what stands below other documents instead: their kind. The part of its text called so has the key of one. */
  below?: StaffKind;
  /** In which order the database lists them; by title without. */
  order?: string;
  /** What lists ask for in the place of the whole text. */
  summary?: string;
  words: KindWords;
  /** What search calls one, and several. */
  found: { one: string; many: string };
  /** By what else people look for it. */
  synonyms?: string;
  /** Its sign where staff search (`Palette`). */
  icon: 'page' | 'briefcase' | 'radio' | 'microphone';
  /** Its text says the day from which it is there (`day`). */
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

/** One of those that stand below no other document. */
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

/** Those of which each stands below a document of this kind. */
export const listKindsBelow = (kind: AddressedKindName | undefined): AddressedKindName[] =>
  addressedKindNames.filter((name) => kind !== undefined && getKindFacts(name).below === kind);
