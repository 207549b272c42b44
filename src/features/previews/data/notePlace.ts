/** Where in a document a note stands. */
export type NotePlace = {
  /** The path of a field or of a part; nothing for all of the page. */
  path: string | null;
  /** Which picture of that part, from 1; nothing for words. */
  picture: number | null;
};

const PAGE = 'page';

/** A place as it is stored: `content`, `studios.1.name`, `content#image-2`, `page`. */
export const writePlace = ({ path, picture }: NotePlace) =>
  `${path ?? PAGE}${picture === null ? '' : `#image-${picture}`}`.slice(0, 200);

/** A place as it was stored; whatever isn't one is the whole page. */
export function readPlace(place: string): NotePlace {
  const [, path, picture] = /^([\w.[\]-]+)(?:#image-(\d{1,4}))?$/.exec(place) ?? [];
  return {
    path: path === undefined || path === PAGE ? null : path,
    picture: picture === undefined ? null : Number(picture),
  };
}
