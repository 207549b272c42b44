import { searchTextLimits } from '#features/articles/data/searchTexts.ts';
import { type Finding, toFinding } from '#documents/admin/checks/finding.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';

const LONGEST_EXCERPT = 300;
const SHORTEST_DESCRIPTION = 50;

/** In the addresses of the media library's files. */
const ofLibrary = '/storage/v1/object/public/media/';

const whole = (field: keyof ArticleInput) => ({ field, range: null });

/** What an article lacks: a title, a text, an excerpt, what search engines show, what its picture shows. */
export function findArticleFaults(text: ArticleInput): Finding[] {
  const { title, excerpt, content, featured_image_url, featured_image_alt } = text;
  const found: Finding[] = [];
  if (title.trim() === '') found.push(toFinding('noTitle', whole('title'), 'L’article n’a pas de titre'));
  if (content.trim() === '')
    found.push(toFinding('noContent', whole('content'), 'L’article n’a pas de texte'));
  if (excerpt.trim() === '')
    found.push(toFinding('noExcerpt', whole('excerpt'), 'L’article n’a pas d’extrait'));
  if (excerpt.length > LONGEST_EXCERPT) {
    found.push(toFinding('longExcerpt', whole('excerpt'), `L’extrait fait ${excerpt.length} caractères`));
  }
  found.push(...findSearchFaults(text));
  if (featured_image_url.trim()) {
    // The page falls back on what the library says of its own.
    if (featured_image_alt === null && !featured_image_url.includes(ofLibrary)) {
      const message = 'L’image à la une n’a pas de texte de remplacement';
      found.push(toFinding('noCoverAlternative', whole('featured_image_url'), message));
    }
    const alternative = featured_image_alt?.trim();
    if (alternative) found.push(...findAlternativeFaults(alternative, whole('featured_image_url')));
  }
  return found;
}

function findSearchFaults({ title, excerpt, meta_title, meta_description }: ArticleInput): Finding[] {
  const searchTitle = meta_title || title;
  const description = meta_description || excerpt;
  const found: Finding[] = [];
  if (searchTitle.length > searchTextLimits.title) {
    found.push(
      toFinding(
        'longSearchTitle',
        whole('meta_title'),
        `Le titre fait ${searchTitle.length} caractères dans les moteurs de recherche`,
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
