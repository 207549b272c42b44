import { isInCapitals } from '#admin/checks/words.ts';
import { searchTextLimits } from '#data/articles/searchTexts.ts';
import { type CheckedField, type CheckedText, type Finding, toFinding } from './finding.ts';
import { findAlternativeFaults } from '#admin/checks/alternatives.ts';
import { findAddressFault } from './pictures.ts';

const LONGEST_EXCERPT = 300;
const SHORTEST_DESCRIPTION = 50;

/** In the addresses of the media library's files. */
const ofLibrary = '/storage/v1/object/public/media/';

const whole = (field: CheckedField) => ({ field, range: null });

/** The fields around a text: its title, its excerpt, what search engines and social networks show, its pictures. */
export function findFieldFaults(text: CheckedText, origins: readonly string[]): Finding[] {
  const { title, excerpt, content, featured_image_url, featured_image_alt, og_image_url } = text;
  const found: Finding[] = [];
  if (title.trim() === '') found.push(toFinding('noTitle', whole('title'), 'L’article n’a pas de titre'));
  else if (isInCapitals(title))
    found.push(toFinding('capitals', whole('title'), 'Le titre est en majuscules'));
  if (content.trim() === '')
    found.push(toFinding('noContent', whole('content'), 'L’article n’a pas de texte'));
  if (excerpt.trim() === '')
    found.push(toFinding('noExcerpt', whole('excerpt'), 'L’article n’a pas d’extrait'));
  if (excerpt.length > LONGEST_EXCERPT) {
    found.push(toFinding('longExcerpt', whole('excerpt'), `L’extrait fait ${excerpt.length} caractères`));
  }
  found.push(...findSearchFaults(text));
  if (featured_image_url.trim()) {
    found.push(...findAddressFault(featured_image_url, whole('featured_image_url'), origins));
    // The page falls back on what the library says of its own.
    if (featured_image_alt === null && !featured_image_url.includes(ofLibrary)) {
      const message = 'L’image à la une n’a pas de texte de remplacement';
      found.push(toFinding('noCoverAlternative', whole('featured_image_url'), message));
    }
    const alternative = featured_image_alt?.trim();
    if (alternative) found.push(...findAlternativeFaults(alternative, whole('featured_image_url')));
  }
  if (og_image_url.trim()) found.push(...findAddressFault(og_image_url, whole('og_image_url'), origins));
  return found;
}

function findSearchFaults({ title, excerpt, meta_title, meta_description }: CheckedText): Finding[] {
  const shownTitle = meta_title || title;
  const description = meta_description || excerpt;
  const found: Finding[] = [];
  if (shownTitle.length > searchTextLimits.title) {
    found.push(
      toFinding(
        'longSearchTitle',
        whole('meta_title'),
        `Le titre fait ${shownTitle.length} caractères dans les moteurs de recherche`,
      ),
    );
  }
  if (description.trim() === '') {
    found.push(
      toFinding('noDescription', whole('meta_description'), 'Il n’y a ni Meta Description ni extrait'),
    );
  }
  if (description.length > searchTextLimits.description) {
    found.push(
      toFinding(
        'longDescription',
        whole('meta_description'),
        `La description fait ${description.length} caractères dans les moteurs de recherche`,
      ),
    );
  }
  if (meta_description.trim() !== '' && meta_description.trim().length < SHORTEST_DESCRIPTION) {
    found.push(
      toFinding(
        'shortDescription',
        whole('meta_description'),
        `La Meta Description ne fait que ${meta_description.trim().length} caractères`,
      ),
    );
  }
  return found;
}
