import type { ContentMediaKind } from '#features/media/data/contentMedia.ts';
import { findMediaKind, findMediaType, findRefusal, type MediaKind } from '#features/media/data/media.ts';
import type { MediaListRequest } from '#features/media/data/media.queries.ts';
import type { ListDescription } from '#lists/index.ts';

/** How a kind is spoken of, and what of the library it is. */
type KindFacts = {
  one: string;
  several: string;
  /** Its articles, and what agrees with it: « choisi », « choisie », « choisis ». */
  a: string;
  this: string;
  ending: '' | 'e' | 's';
  /** One of them, and several, as they are counted. */
  names?: readonly [string, string];
  kind: MediaKind;
  /** Of all of that kind, those whose names hold this. */
  search?: string;
  /** What the system's file picker offers, where not all of its kind. */
  accept?: string;
  isRight?: (type: string) => boolean;
  /** Said of a file that is none. */
  refusal?: string;
};

/** What the dialog says that lets one choose a medium of a kind, and what it takes. */
export type ChosenKind = ReturnType<typeof describeKind>;

function describeKind({ one, several, a, ending, names = [one, several], kind, ...facts }: KindFacts) {
  const { search, accept = `${kind}/*`, isRight = (type) => findMediaKind(type) === kind } = facts;
  const { refusal = `Ce fichier n’est pas ${a} ${one}.` } = facts;
  const list: ListDescription<MediaListRequest> = {
    search: { label: `Rechercher ${a} ${one}`, placeholder: 'Titre ou nom de fichier' },
  };
  const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  return {
    title: `Choisir ${a} ${one}`,
    choose: `Choisir ${facts.this} ${one}`,
    chosen: `${capital(one)} choisi${ending}`,
    none: `Aucun${ending} ${one} choisi${ending}.`,
    notFound: `Aucun${ending} ${one} trouvé${ending}.`,
    names,
    group: capital(several),
    pages: `Pages des ${several}`,
    list,
    kind,
    search,
    accept,
    /** Why a file can't be sent, in a sentence; null when it can. */
    refuse: (file: File) => {
      const type = findMediaType(file.name);
      return type && !isRight(type) ? refusal : findRefusal(file);
    },
  };
}

const feminine = { a: 'une', this: 'cette', ending: 'e' } as const;

/** The kinds of media that contents show. */
export const chosenKinds: Readonly<Record<ContentMediaKind, ChosenKind>> = {
  image: describeKind({ one: 'image', several: 'images', ...feminine, kind: 'image' }),
  video: describeKind({ one: 'vidéo', several: 'vidéos', ...feminine, kind: 'video' }),
  audio: describeKind({ one: 'son', several: 'sons', a: 'un', this: 'ce', ending: '', kind: 'audio' }),
  captions: describeKind({
    one: 'sous-titres',
    several: 'sous-titres',
    a: 'des',
    this: 'ces',
    ending: 's',
    names: ['fichier', 'fichiers'],
    kind: 'document',
    search: '.vtt',
    accept: '.vtt',
    isRight: (type) => type === 'text/vtt',
    refusal: 'Ce fichier n’est pas en WebVTT (.vtt).',
  }),
};
