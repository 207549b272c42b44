import { findAddressedKind } from '#documents/data/documentKey.ts';
import { withoutHidden } from '#documents/contents/withoutHidden.ts';

/** Search engines show a list of courses from three on. */
const FEWEST_COURSES = 3;

/**
 * What a document lacks to be more than a link in search engines: what its page's structured data would need, and no other check
 * asks for (developers.google.com/search/docs/appearance/structured-data).
 */
export function* findRichResultFaults(
  document: string,
  value: unknown,
): Generator<['richResult', field: string, message: string]> {
  if (findAddressedKind(document) === 'project') {
    const { film, cover } = value as { film?: { poster?: string }; cover?: unknown };
    if (film && !film.poster && typeof cover === 'string')
      yield ['richResult', 'film', 'Pour que la vidéo paraisse dans les recherches, il manque son affiche'];
  }
  if (document === 'formations/courseCatalogue') {
    const { courses = [] } = value as { courses?: { isHidden?: boolean }[] };
    if (withoutHidden(courses).length < FEWEST_COURSES)
      yield ['richResult', 'courses', 'La liste des formations paraît dans les recherches à partir de trois'];
  }
}
