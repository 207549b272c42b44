import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { TablesInsert } from '../../src/generated/database.types.ts';
import { listObjectKeys, variantWidths } from '../../src/features/media/data/picture.ts';
import { accounts } from './content.ts';
import { alts } from './contents/contents.ts';
import measured from './contents/measured.json' with { type: 'json' };
import { filmKeys, pictureKeys, pictureTitles, soundKeys, soundTitles } from './contents/exampleFiles.ts';

/** The files of a medium for the bucket `media`, and what the media library says about it. */
export type SeedMedium = {
  /** By key in the bucket: its own file first, then its variants. */
  files: { key: string; file: URL; mime: string }[];
  row: Omit<TablesInsert<'media_library'>, 'former_files'>;
};

type Description = {
  /** Name on the machine that the file came from; its extension is the one of the file here. */
  fileName: string;
  title: string;
  altText?: string;
  description?: string;
  uploadedAt: string;
  uploadedBy?: keyof typeof accounts;
};

const mimeTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  wav: 'audio/wav',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  vtt: 'text/vtt',
};

/** The first ten are the covers to which articles refer by number. */
const descriptions: Description[] = [
  {
    fileName: 'Onde marine — couverture.png',
    title: 'Couverture, onde sur fond marine',
    altText: 'Onde sonore bleu clair, dont trois barres orange, sur fond bleu marine.',
    uploadedAt: '2025-05-28T13:02:11.204Z',
  },
  {
    fileName: 'Cercles sable.png',
    title: 'Couverture, cercles sur fond sable',
    altText: 'Cercles bleus qui s’éloignent d’un point orange, sur fond sable.',
    uploadedAt: '2025-05-28T13:02:38.917Z',
  },
  {
    fileName: 'Trame lagon.png',
    title: 'Couverture, trame de points verts',
    altText: 'Trame de points verts qui grossissent par endroits, sur fond vert foncé.',
    uploadedAt: '2025-05-28T13:03:05.460Z',
  },
  {
    fileName: 'Onde sable.png',
    title: 'Couverture, onde sur fond sable',
    altText: 'Onde sonore bleu marine, dont trois barres brique, sur fond sable.',
    uploadedAt: '2025-05-28T13:03:29.088Z',
  },
  {
    fileName: 'Pistes de montage nuit.png',
    title: 'Couverture, pistes de montage de nuit',
    altText: 'Pistes d’un logiciel de montage sur fond bleu nuit, trois extraits surlignés en orange.',
    uploadedAt: '2025-06-27T12:40:52.731Z',
  },
  {
    fileName: 'Pistes de montage jour.png',
    title: 'Couverture, pistes de montage de jour',
    altText: 'Pistes d’un logiciel de montage sur fond bleu pâle, trois extraits surlignés en brique.',
    uploadedAt: '2025-10-09T15:21:07.350Z',
  },
  {
    fileName: 'Cercles marine.png',
    title: 'Couverture, cercles sur fond bleu',
    altText: 'Cercles bleu clair autour d’un point sable, sur fond bleu.',
    uploadedAt: '2025-10-09T15:21:44.812Z',
    uploadedBy: 'admin',
  },
  {
    fileName: 'Onde brique.png',
    title: 'Couverture, onde sur fond brique',
    altText: 'Onde sonore couleur sable, dont trois barres bleu marine, sur fond brique.',
    uploadedAt: '2025-10-09T15:22:13.005Z',
    uploadedBy: 'admin',
  },
  {
    fileName: 'Trame sable.png',
    title: 'Couverture, trame de points sur fond sable',
    altText: 'Trame de points bleus autour d’un foyer orange, sur fond sable.',
    uploadedAt: '2026-02-02T18:10:26.644Z',
  },
  {
    fileName: 'Cercles lagon.png',
    title: 'Couverture, cercles sur fond lagon',
    altText: 'Demi-cercles verts qui montent d’un foyer couleur sable.',
    uploadedAt: '2026-02-02T18:10:58.129Z',
  },
  {
    fileName: 'Indicatif trois notes (final, vraiment).wav',
    title: 'Indicatif sonore, trois notes',
    description: 'Deux secondes, à placer au début et à la fin de chaque épisode.',
    uploadedAt: '2026-04-15T14:33:19.577Z',
    uploadedBy: 'admin',
  },
  {
    fileName: 'Liste avant l’entrevue.pdf',
    title: 'Liste de vérification avant une entrevue',
    description: 'Une page à imprimer et à glisser dans la valise d’enregistrement.',
    uploadedAt: '2026-09-10T19:48:40.263Z',
  },
];

type KeyedDescription = Omit<Description, 'uploadedAt'> & { key: string };

const origin = 'Exemple : dessin, musique et voix de synthèse faits pour ce site.';

/** Pictures, sounds and a film of the example's projects and show. */
const made: KeyedDescription[] = [
  ...Object.entries(pictureTitles).map(([name, title]) => ({
    key: pictureKeys[name as keyof typeof pictureKeys],
    fileName: `${title}.png`,
    title,
    altText: alts[name as keyof typeof alts],
    description: origin,
  })),
  ...Object.entries(soundTitles).map(([name, title]) => ({
    key: soundKeys[name as keyof typeof soundKeys],
    fileName: `${title}.mp3`,
    title,
    description: origin,
  })),
  {
    key: filmKeys.film,
    fileName: 'La Nuit des idées.mp4',
    title: 'La Nuit des idées en huit secondes',
    description: origin,
  },
  {
    key: filmKeys.captions,
    fileName: 'La Nuit des idées.vtt',
    title: 'La Nuit des idées, sous-titres',
    description: origin,
  },
  {
    key: filmKeys.poster,
    fileName: 'La Nuit des idées, image fixe.png',
    title: 'La Nuit des idées, image fixe',
    altText: alts.hall,
    description: origin,
  },
];

const getMime = (key: string) => mimeTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Where a file lies: under its key in the bucket, for a local stack of Supabase sends this folder as it is. */
const toFile = (key: string) => new URL(`./media/${key}`, import.meta.url);

/** The sizes of a PNG, and the variants that `buildSeed.ts` has made of it. */
function readPicture(key: string): { width?: number; height?: number; variants?: string | undefined } {
  const bytes = readFileSync(toFile(key));
  const ends = [...variantWidths.map((width) => `${width}.webp`), 'social.jpg'];
  const made = ends.filter((end) => listObjectKeys(key, end).every((name) => existsSync(toFile(name))));
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    variants: made.join(' ') || undefined,
  };
}

/** What a browser would have found out of these files when they were sent. */
const facts: Record<string, Partial<TablesInsert<'media_library'>>> = measured.facts;

/** The time in its name is when it was sent. */
const toMoment = (key: string) => new Date(Number(/\d+/.exec(key)?.[0])).toISOString();

const keyed: KeyedDescription[] = [
  ...descriptions.map(({ uploadedAt, ...description }) => ({
    ...description,
    key: `uploads/${Date.parse(uploadedAt)}.${description.fileName.split('.').at(-1)}`,
  })),
  ...made,
];

/** What the bucket and the media library start with. Addresses are relative, since the port of the site may change. */
export const seedMedia: readonly SeedMedium[] = keyed.map((description, index) => {
  const { key } = description;
  const picture = key.endsWith('.png') ? readPicture(key) : {};
  return {
    files: listObjectKeys(key, picture.variants).map((objectKey) => ({
      key: objectKey,
      file: toFile(objectKey),
      mime: getMime(objectKey),
    })),
    row: {
      id: `f0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      title: description.title,
      file_path: `/storage/v1/object/public/media/${key}`,
      file_name: description.fileName,
      file_size: statSync(toFile(key)).size,
      mime_type: getMime(key),
      alt_text: description.altText ?? null,
      description: description.description ?? null,
      width: null,
      height: null,
      variants: null,
      duration: null,
      waveform: null,
      loudness: null,
      true_peak: null,
      ...facts[key],
      ...picture,
      digest: createHash('sha256')
        .update(readFileSync(toFile(key)))
        .digest('hex'),
      uploaded_by: accounts[description.uploadedBy ?? 'editor'].userId,
      created_at: toMoment(key),
      updated_at: toMoment(key),
    },
  };
});
