import {
  type ContentMediaKind,
  type FilmContent,
  isMediaAddress,
  type LibraryPicture,
  type SoundContent,
} from '#features/media/data/contentMedia.ts';
import { cleanLine, cleanText } from '#data/text.ts';
import { z } from '#data/zod.ts';
import { described, type LoadDrawings, type MediaTexts } from './field.ts';
import { missing, upTo } from './fields.ts';

const pictures = { dusk: 'Crépuscule', ember: 'Braise', shore: 'Rivage', tide: 'Marée' };

/** The colours of a picture that the site draws. */
export type DrawnPicture = keyof typeof pictures;

/** A picture as a content has it: drawn in some colours, or one of the library. */
export type PictureContent = DrawnPicture | LibraryPicture;

const drawnOptions = (Object.keys(pictures) as DrawnPicture[]).map((value) => ({
  value,
  label: pictures[value],
}));
const drawn = z.enum(Object.keys(pictures) as [DrawnPicture, ...DrawnPicture[]]);

const noPicture = 'Choisissez une image.';
const pictureTexts = { alt: { label: 'Texte alternatif', max: 300 } };

const mediaAddress = (kind: ContentMediaKind, message: string) =>
  z.string(message).refine((address) => isMediaAddress(address, kind), message);

const toMediaText = ({ max }: MediaTexts[string]) =>
  z.string().overwrite(cleanLine).trim().max(max, upTo(max));

/** What the library knows of a file. It isn't stored with contents: `layMedia` adds it for their pages. */
const mediaFacts = z
  .object({
    type: z.string(),
    size: z.number(),
    width: z.number(),
    height: z.number(),
    focal_x: z.number(),
    focal_y: z.number(),
    variants: z.string(),
    alt: z.string(),
    duration: z.number(),
    waveform: z.string(),
  })
  .partial()
  .optional()
  .catch(undefined);

const libraryFile = () =>
  z.object(
    {
      src: mediaAddress('image', noPicture),
      alt: toMediaText(pictureTexts.alt).nullable(),
      facts: mediaFacts,
    },
    noPicture,
  ) as z.ZodType<LibraryPicture>;

/** A value that may be left out; a form holds null for it. */
const leftOut = <Value>(schema: z.ZodType<Value>) =>
  schema.nullish().overwrite((value) => value ?? undefined) as unknown as z.ZodOptional<z.ZodType<Value>>;

/** How a section shows a picture: cut to `ratio`, its width by its height; items among `drawings` have one of their own. */
type PictureOptions = { ratio: number; drawings?: LoadDrawings };

const toPictureField = (label: string, { ratio, drawings }: PictureOptions) => ({
  kind: 'picture' as const,
  label,
  ratio,
  drawings,
  isOptional: false,
  options: [],
  texts: pictureTexts,
});

/** A picture of the library, or one of the four pairs of colours in which the site draws a cover or a portrait. */
export const picture = (label: string, options: PictureOptions) =>
  described(z.union([drawn, libraryFile()], noPicture) as z.ZodType<PictureContent>, {
    ...toPictureField(label, options),
    options: drawnOptions,
  });

/** A picture of the library that may be left out. */
export const optionalPicture = (label: string, options: PictureOptions) =>
  described(leftOut(libraryFile()), { ...toPictureField(label, options), isOptional: true });

/** A picture of the library. */
export const libraryPicture = (label: string, options: PictureOptions) =>
  described(libraryFile(), toPictureField(label, options));

const noFilm = 'Choisissez une vidéo.';
const filmTexts = { title: { label: 'Titre de la vidéo', max: 100 } };

/** A film of the library, its poster and its captions, which may be left out. */
export const film = (label: string) =>
  described(
    leftOut(
      z.object({
        src: mediaAddress('video', noFilm),
        title: toMediaText(filmTexts.title).min(1, missing),
        poster: leftOut(mediaAddress('image', noPicture)),
        captions: leftOut(mediaAddress('captions', 'Choisissez un fichier de sous-titres (.vtt).')),
        isSilent: z.boolean(),
        facts: mediaFacts,
      }) as z.ZodType<FilmContent>,
    ),
    { kind: 'film', label, texts: filmTexts },
  );

const noSound = 'Choisissez un son.';
const soundFile = () =>
  z.object({ src: mediaAddress('audio', noSound), facts: mediaFacts }, noSound) as z.ZodType<SoundContent>;

/** A sound of the library. */
export const sound = (label: string) => described(soundFile(), { kind: 'sound', label, isOptional: false });

/** A sound of the library that may be left out. */
export const optionalSound = (label: string) =>
  described(leftOut(soundFile()), { kind: 'sound', label, isOptional: true });

/** The most characters of a transcript, which is longer than any other text: two hours of speech. */
const TRANSCRIPT_LENGTH = 300_000;

/** What is said in a sound, as WebVTT; may be left out. */
export const transcript = (label: string, hint?: string) =>
  described(
    z
      .string()
      .overwrite((written) => cleanText(written).replace(/\r\n?/g, '\n'))
      .trim()
      .max(TRANSCRIPT_LENGTH, upTo(TRANSCRIPT_LENGTH))
      .refine(
        (written) => written === '' || /^WEBVTT(?:[ \t\n]|$)/.test(written),
        'Donnez une transcription en WebVTT\u00A0: sa première ligne est WEBVTT.',
      )
      .optional(),
    { kind: 'transcript', label, hint, max: TRANSCRIPT_LENGTH },
  );
