import { searchTextLimits } from '#features/articles/data/searchTexts.ts';
import { type Finding, toFinding } from '#documents/admin/checks/finding.ts';
import type { CheckRuleName } from '#documents/admin/checks/rules.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';

const LONGEST_EXCERPT = 300;
const SHORTEST_DESCRIPTION = 50;

/** In the addresses of the media library's files. */
const ofLibrary = '/storage/v1/object/public/media/';

const fault = (rule: CheckRuleName, field: keyof ArticleInput, message: string) =>
  toFinding(rule, { field, range: null }, message);

/** What an article lacks: a title, a text, an excerpt, what search engines show, what its picture shows. */
export function findArticleFaults(text: ArticleInput): Finding[] {
  const { title, excerpt, content } = text;
  return [
    title.trim() === '' && fault('noTitle', 'title', 'L’article n’a pas de titre'),
    content.trim() === '' && fault('noContent', 'content', 'L’article n’a pas de texte'),
    excerpt.trim() === '' && fault('noExcerpt', 'excerpt', 'L’article n’a pas d’extrait'),
    excerpt.length > LONGEST_EXCERPT &&
      fault('longExcerpt', 'excerpt', `L’extrait fait ${excerpt.length} caractères`),
    ...findSearchFaults(text),
    ...findCoverFaults(text),
  ].filter((found) => found !== false);
}

function findSearchFaults({ title, excerpt, meta_title, meta_description }: ArticleInput) {
  const searchTitle = meta_title || title;
  const description = meta_description || excerpt;
  const own = meta_description.trim().length;
  return [
    searchTitle.length > searchTextLimits.title &&
      fault(
        'longSearchTitle',
        'meta_title',
        `Le titre fait ${searchTitle.length} caractères dans les moteurs de recherche`,
      ),
    description.trim() === '' &&
      fault('noDescription', 'meta_description', 'Il n’y a ni Meta Description ni extrait'),
    description.length > searchTextLimits.description &&
      fault(
        'longDescription',
        'meta_description',
        `La description fait ${description.length} caractères dans les moteurs de recherche`,
      ),
    own > 0 &&
      own < SHORTEST_DESCRIPTION &&
      fault('shortDescription', 'meta_description', `La Meta Description ne fait que ${own} caractères`),
  ];
}

function findCoverFaults({ featured_image_url: cover, featured_image_alt }: ArticleInput) {
  if (!cover.trim()) return [];
  const alternative = featured_image_alt?.trim();
  return [
    // The page falls back on what the library says of its own.
    featured_image_alt === null &&
      !cover.includes(ofLibrary) &&
      fault('noCoverAlternative', 'featured_image_url', 'L’image à la une n’a pas de texte de remplacement'),
    ...(alternative ? findAlternativeFaults(alternative, { field: 'featured_image_url', range: null }) : []),
  ];
}
