import { searchTextLimits } from '#features/articles/data/searchTexts.ts';
import { type Fault, type Finding, toFindings } from '#documents/admin/checks/finding.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { findAlternativeFaults } from '#documents/admin/checks/alternatives.ts';

const LONGEST_EXCERPT = 300;
const SHORTEST_DESCRIPTION = 50;

/** In the addresses of the media library's files. */
const ofLibrary = '/storage/v1/object/public/media/';

const inField = (field: keyof ArticleInput, ...faults: Fault[]) => toFindings({ field, range: null }, faults);

/** What an article lacks: a title, a text, an excerpt, what search engines show, what its picture shows. */
export function findArticleFaults(text: ArticleInput): Finding[] {
  const { title, excerpt, content, meta_title, meta_description } = text;
  const searchTitle = (meta_title || title).length;
  const description = meta_description || excerpt;
  const { length } = description;
  const own = meta_description.trim().length;
  const isShort = own > 0 && own < SHORTEST_DESCRIPTION;
  const inSearch = 'caractères dans les moteurs de recherche';
  return [
    ...inField('title', [title.trim() === '', 'noTitle', 'L’article n’a pas de titre']),
    ...inField('content', [content.trim() === '', 'noContent', 'L’article n’a pas de texte']),
    ...inField(
      'excerpt',
      [excerpt.trim() === '', 'noExcerpt', 'L’article n’a pas d’extrait'],
      [excerpt.length > LONGEST_EXCERPT, 'longExcerpt', `L’extrait fait ${excerpt.length} caractères`],
    ),
    ...inField('meta_title', [
      searchTitle > searchTextLimits.title,
      'longSearchTitle',
      `Le titre fait ${searchTitle} ${inSearch}`,
    ]),
    ...inField(
      'meta_description',
      [description.trim() === '', 'noDescription', 'Il n’y a ni Meta Description ni extrait'],
      [length > searchTextLimits.description, 'longDescription', `La description fait ${length} ${inSearch}`],
      [isShort, 'shortDescription', `La Meta Description ne fait que ${own} caractères`],
    ),
    ...findCoverFaults(text),
  ];
}

function findCoverFaults({ featured_image_url: cover, featured_image_alt: alternative }: ArticleInput) {
  if (!cover.trim()) return [];
  // The page falls back on what the library says of its own.
  const isUnsaid = alternative === null && !cover.includes(ofLibrary);
  const words = alternative?.trim();
  return [
    ...inField('featured_image_url', [
      isUnsaid,
      'noCoverAlternative',
      'L’image à la une n’a pas de texte de remplacement',
    ]),
    ...(words ? findAlternativeFaults(words, { field: 'featured_image_url', range: null }) : []),
  ];
}
