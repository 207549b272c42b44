import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';
import { type Finding, type Place, toFinding } from '#documents/admin/checks/finding.ts';
import type { ContentMedia, FilmContent, LibraryPicture } from '#features/media/data/contentMedia.ts';

const toPlace = (field: string): Place => ({ field, range: null });

/**
 * What the files of a content lack: words for who can't see or hear them, or the files themselves. `media` is what the library
 * has of them; null where it didn't say.
 */
export function findMediaFaults(value: unknown, media: ContentMedia | null, path = ''): Finding[] {
  if (typeof value !== 'object' || value === null) return [];
  const file = value as Partial<LibraryPicture & FilmContent>;
  if (typeof file.src === 'string') return findFileFaults({ ...file, src: file.src }, media, path);
  return Object.entries(value).flatMap(([name, part]) =>
    findMediaFaults(part, media, path ? `${path}.${name}` : name),
  );
}

function findFileFaults(
  file: Partial<LibraryPicture & FilmContent> & { src: string },
  media: ContentMedia | null,
  path: string,
): Finding[] {
  const { src, alt, poster, captions, isSilent } = file;
  const found: Finding[] = [];
  const addresses = [src, poster, captions].filter((address) => address !== undefined);
  if (media && addresses.some((address) => !Object.hasOwn(media, address))) {
    found.push(toFinding('missingMedium', toPlace(path), 'Un fichier n’est plus dans la médiathèque'));
  }
  if (alt === null) {
    found.push(
      toFinding('noPictureAlternative', toPlace(`${path}.alt`), 'Une image n’a pas de texte alternatif'),
    );
  } else if (alt) found.push(...findAlternativeFaults(alt, toPlace(`${path}.alt`)));
  if (isSilent === false && !captions) {
    found.push(toFinding('noCaptions', toPlace(path), 'La vidéo n’a pas de sous-titres'));
  }
  return found;
}
