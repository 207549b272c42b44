/** The list of pictures, from the root of a work tree. */
export const listPath = 'tests/visual/pictures.txt';

/** One picture of a story, by what it shows: two that share a digest are the same to the last pixel. */
export type Picture = {
  /** Path of the story file, from the root of the repository. */
  file: string;
  /** Storybook's id of the story. */
  story: string;
  /** The window that it was taken in: `desktop`, `phone`. */
  window: string;
  digest: string;
};

/** What a test says of one picture of its story. */
export type TakenPicture = Pick<Picture, 'window' | 'digest'> & {
  /** It is the one that the repository lists. */
  isAsListed: boolean;
};

export const getKey = ({ file, story, window }: Omit<Picture, 'digest'>) => `${file} ${story} ${window}`;

/** The list that stands in the repository: one line a picture, in alphabetical order. */
export const formatPictures = (pictures: Picture[]) =>
  pictures
    .map((picture) => `${getKey(picture)} ${picture.digest}\n`)
    .toSorted()
    .join('');

export const parsePictures = (list: string): Picture[] =>
  list
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [file = '', story = '', window = '', digest = ''] = line.split(' ');
      return { file, story, window, digest };
    });

/** A picture that isn't the one of the list: by its digests, before where it is listed and now. */
export type Difference = Omit<Picture, 'digest'> & { before?: string; after: string };
