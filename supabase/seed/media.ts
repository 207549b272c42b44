import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TablesInsert } from '../../src/data/database.types.ts';
import { listObjectKeys, socialVariant, variantWidths } from '../../src/data/media/picture.ts';
import { accounts } from './content.ts';

/** The files of a medium for the bucket `media`, and what the media library says about it. */
export type SeedMedium = {
  /** By key in the bucket: its own file first, then its variants. */
  files: { key: string; file: URL; mime: string }[];
  row: TablesInsert<'media_library'>;
};

type Description = {
  file: string;
  /** Name on the machine that the file came from. */
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
};

/** The first ten are the covers to which articles refer by number. */
const descriptions: Description[] = [
  {
    file: 'onde-marine.png',
    fileName: 'Onde marine — couverture.png',
    title: 'Couverture, onde sur fond marine',
    altText: 'Onde sonore bleu clair, dont trois barres orange, sur fond bleu marine.',
    uploadedAt: '2025-05-28T13:02:11.204Z',
  },
  {
    file: 'cercles-sable.png',
    fileName: 'Cercles sable.png',
    title: 'Couverture, cercles sur fond sable',
    altText: 'Cercles bleus qui s’éloignent d’un point orange, sur fond sable.',
    uploadedAt: '2025-05-28T13:02:38.917Z',
  },
  {
    file: 'trame-lagon.png',
    fileName: 'Trame lagon.png',
    title: 'Couverture, trame de points verts',
    altText: 'Trame de points verts qui grossissent par endroits, sur fond vert foncé.',
    uploadedAt: '2025-05-28T13:03:05.460Z',
  },
  {
    file: 'onde-sable.png',
    fileName: 'Onde sable.png',
    title: 'Couverture, onde sur fond sable',
    altText: 'Onde sonore bleu marine, dont trois barres brique, sur fond sable.',
    uploadedAt: '2025-05-28T13:03:29.088Z',
  },
  {
    file: 'pistes-marine.png',
    fileName: 'Pistes de montage nuit.png',
    title: 'Couverture, pistes de montage de nuit',
    altText: 'Pistes d’un logiciel de montage sur fond bleu nuit, trois extraits surlignés en orange.',
    uploadedAt: '2025-06-27T12:40:52.731Z',
  },
  {
    file: 'pistes-ciel.png',
    fileName: 'Pistes de montage jour.png',
    title: 'Couverture, pistes de montage de jour',
    altText: 'Pistes d’un logiciel de montage sur fond bleu pâle, trois extraits surlignés en brique.',
    uploadedAt: '2025-10-09T15:21:07.350Z',
  },
  {
    file: 'cercles-marine.png',
    fileName: 'Cercles marine.png',
    title: 'Couverture, cercles sur fond bleu',
    altText: 'Cercles bleu clair autour d’un point sable, sur fond bleu.',
    uploadedAt: '2025-10-09T15:21:44.812Z',
    uploadedBy: 'admin',
  },
  {
    file: 'onde-brique.png',
    fileName: 'Onde brique.png',
    title: 'Couverture, onde sur fond brique',
    altText: 'Onde sonore couleur sable, dont trois barres bleu marine, sur fond brique.',
    uploadedAt: '2025-10-09T15:22:13.005Z',
    uploadedBy: 'admin',
  },
  {
    file: 'trame-sable.png',
    fileName: 'Trame sable.png',
    title: 'Couverture, trame de points sur fond sable',
    altText: 'Trame de points bleus autour d’un foyer orange, sur fond sable.',
    uploadedAt: '2026-02-02T18:10:26.644Z',
  },
  {
    file: 'cercles-lagon.png',
    fileName: 'Cercles lagon.png',
    title: 'Couverture, cercles sur fond lagon',
    altText: 'Demi-cercles verts qui montent d’un foyer couleur sable.',
    uploadedAt: '2026-02-02T18:10:58.129Z',
  },
  {
    file: 'indicatif.wav',
    fileName: 'Indicatif trois notes (final, vraiment).wav',
    title: 'Indicatif sonore, trois notes',
    description: 'Deux secondes, à placer au début et à la fin de chaque épisode.',
    uploadedAt: '2026-04-15T14:33:19.577Z',
    uploadedBy: 'admin',
  },
  {
    file: 'liste-avant-entrevue.pdf',
    fileName: 'Liste avant l’entrevue.pdf',
    title: 'Liste de vérification avant une entrevue',
    description: 'Une page à imprimer et à glisser dans la valise d’enregistrement.',
    uploadedAt: '2026-09-10T19:48:40.263Z',
  },
];

const mimeOf = (key: string) => mimeTypes[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** The sizes of a PNG, and the variants that `buildSeed.ts` has made of it. */
function pictureFacts(file: URL): { width?: number; height?: number; variants?: string | undefined } {
  const bytes = readFileSync(file);
  const ends = [...variantWidths.map((width) => `${width}.webp`), socialVariant.end];
  const made = ends.filter((end) => existsSync(new URL(file.href.replace('.png', `-${end}`))));
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    variants: made.join(' ') || undefined,
  };
}

/** What the bucket and the media library start with. Addresses are relative, since the port of the site may change. */
export const seedMedia: readonly SeedMedium[] = descriptions.map((description, index) => {
  const file = new URL(`./media/${description.file}`, import.meta.url);
  const extension = description.file.slice(description.file.lastIndexOf('.') + 1);
  const key = `uploads/${Date.parse(description.uploadedAt)}.${extension}`;
  const picture = extension === 'png' ? pictureFacts(file) : {};
  const names = listObjectKeys(description.file, picture.variants);
  return {
    files: listObjectKeys(key, picture.variants).map((objectKey, place) => ({
      key: objectKey,
      file: new URL(`./media/${names[place] ?? ''}`, import.meta.url),
      mime: mimeOf(objectKey),
    })),
    row: {
      id: `f0000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
      title: description.title,
      file_path: `/storage/v1/object/public/media/${key}`,
      file_name: description.fileName,
      file_size: statSync(fileURLToPath(file)).size,
      mime_type: mimeOf(key),
      alt_text: description.altText ?? null,
      description: description.description ?? null,
      ...picture,
      uploaded_by: accounts[description.uploadedBy ?? 'editor'].userId,
      created_at: description.uploadedAt,
      updated_at: description.uploadedAt,
    },
  };
});
