import type { Kind } from '#documents/admin/kinds.ts';
import { type ArticleInput, emptyArticle } from '#features/articles/data/article.schema.ts';
import { followTitle } from '#features/articles/data/slug.ts';
import { paths } from '#paths.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { kindWords } from '#documents/data/documentKinds.ts';
import { describedArticle } from '#documents/contents/articleParts.ts';
import { findArticleFaults } from './articleFaults.ts';

/** What every article is made of. */
export const articleSection: EditableSection<ArticleInput> = {
  key: 'article/',
  words: kindWords.article,
  title: 'Article sans titre',
  pages: [],
  schema: describedArticle,
  content: emptyArticle,
  cards: {
    article: { title: 'Article', isTitleHidden: true },
    seo: { title: 'SEO' },
    publication: { title: 'Publication', isBeside: true },
    category: { title: 'Catégorie', isBeside: true },
    tags: { title: 'Tags', isBeside: true },
  },
};

/** The description of one article; the form of a new one begins with that title. */
export function describeArticle(
  document: string,
  title: string | null = null,
): EditableSection<ArticleInput> {
  const section = { ...articleSection, key: document };
  if (title === null) return section;
  const after = (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, 200);
  const titled = { ...emptyArticle, title: after };
  return { ...section, content: followTitle(titled, { before: '', after, wasPublic: false }) };
}

/** Articles of the blog, in a table of their own. */
export default {
  names: ['article'],
  describe: (document) => describeArticle(document) as EditableSection,
  check: (_document, text) => Promise.resolve(findArticleFaults(text as ArticleInput)),
  toPath: (_document, slug) => (slug ? paths.blogArticle(slug) : `${paths.blog}/…`),
} satisfies Kind;
