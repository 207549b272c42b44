import type { ListDescription } from '#lists/index.ts';
import type { ContentMediaKind } from '#features/media/data/contentMedia.ts';
import {
  findMediaKind,
  findMediaType,
  findPictureRefusal,
  findRefusal,
  type MediaKind,
} from '#features/media/data/media.ts';
import type { MediaListRequest } from '#features/media/data/media.queries.ts';

/** What the dialog says that lets one choose a medium of a kind, and what it takes. */
export type ChosenKind = {
  title: string;
  choose: string;
  chosen: string;
  none: string;
  notFound: string;
  /** One of them, and several. */
  names: readonly [string, string];
  /** Their group, and the pages of their list. */
  group: string;
  pages: string;
  list: ListDescription<MediaListRequest>;
  /** What is listed: those whose names hold `ending`, where it says so. */
  kind: MediaKind;
  ending?: string;
  /** What the system's file picker offers. */
  accept: string;
  /** Why a file can't be sent, in a sentence; null when it can. */
  refuse: (file: File) => string | null;
};

const toList = (label: string): ListDescription<MediaListRequest> => ({
  search: { label, placeholder: 'Titre ou nom de fichier' },
});

const refuseOthers = (isRight: (type: string) => boolean, sentence: string) => (file: File) => {
  const type = findMediaType(file.name);
  return type && !isRight(type) ? sentence : findRefusal(file);
};

/** The kinds of media that contents show. */
export const chosenKinds: Readonly<Record<ContentMediaKind, ChosenKind>> = {
  image: {
    title: 'Choisir une image',
    choose: 'Choisir cette image',
    chosen: 'Image choisie',
    none: 'Aucune image choisie.',
    notFound: 'Aucune image trouvée.',
    names: ['image', 'images'],
    group: 'Images',
    pages: 'Pages des images',
    list: toList('Rechercher une image'),
    kind: 'image',
    accept: 'image/*',
    refuse: findPictureRefusal,
  },
  video: {
    title: 'Choisir une vidéo',
    choose: 'Choisir cette vidéo',
    chosen: 'Vidéo choisie',
    none: 'Aucune vidéo choisie.',
    notFound: 'Aucune vidéo trouvée.',
    names: ['vidéo', 'vidéos'],
    group: 'Vidéos',
    pages: 'Pages des vidéos',
    list: toList('Rechercher une vidéo'),
    kind: 'video',
    accept: 'video/*',
    refuse: refuseOthers((type) => findMediaKind(type) === 'video', 'Ce fichier n’est pas une vidéo.'),
  },
  audio: {
    title: 'Choisir un son',
    choose: 'Choisir ce son',
    chosen: 'Son choisi',
    none: 'Aucun son choisi.',
    notFound: 'Aucun son trouvé.',
    names: ['son', 'sons'],
    group: 'Sons',
    pages: 'Pages des sons',
    list: toList('Rechercher un son'),
    kind: 'audio',
    accept: 'audio/*',
    refuse: refuseOthers((type) => findMediaKind(type) === 'audio', 'Ce fichier n’est pas un son.'),
  },
  captions: {
    title: 'Choisir des sous-titres',
    choose: 'Choisir ces sous-titres',
    chosen: 'Sous-titres choisis',
    none: 'Aucuns sous-titres choisis.',
    notFound: 'Aucuns sous-titres trouvés.',
    names: ['fichier', 'fichiers'],
    group: 'Sous-titres',
    pages: 'Pages des sous-titres',
    list: toList('Rechercher des sous-titres'),
    kind: 'document',
    ending: '.vtt',
    accept: '.vtt',
    refuse: refuseOthers((type) => type === 'text/vtt', 'Ce fichier n’est pas en WebVTT (.vtt).'),
  },
};
