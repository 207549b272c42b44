import type { Kind } from '#documents/admin/kinds.ts';
import {
  type ArticleContent,
  type ArticleInput,
  articleSchema,
  emptyArticle,
  toArticleInput,
  toArticleText,
  toStoredArticle,
} from '#features/articles/data/article.schema.ts';
import { followTitle } from '#features/articles/data/slug.ts';
import { searchTextLimits } from '#features/articles/data/searchTexts.ts';
import { settlePublication, toPublication } from '#features/articles/data/publication.ts';
import { toMoment } from '#data/quebecTime.ts';
import { statusLabel } from '#features/articles/data/articleStatus.ts';
import { paths } from '#paths.ts';
import { type DescribedField, describeObject } from '#documents/contents/field.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { findArticleFaults } from './articleFaults.ts';

const words: KindWords = {
  label: 'Article',
  the: 'L’article',
  this: 'Cet article',
  ending: '',
  origin: 'Nouvel article',
  hasOwnAddress: true,
};

const cutInSearch = (max: number, how: string) => ({
  max,
  tooLong: `${how}\u00A0: les moteurs de recherche en couperont la fin.`,
});

/** The parts of an article, in the order of its form. What is too long, or missing, its schema says. */
export const articleParts = {
  title: { kind: 'line', label: 'Titre', excerpt: null, searched: false },
  slug: { kind: 'slug', label: 'Slug', isByRule: true, isFolded: true },
  excerpt: {
    kind: 'text',
    label: 'Extrait',
    isFolded: true,
    hint: 'Deux lignes qui donnent envie de lire, dans les listes du blogue.',
    excerpt: null,
    searched: 'lead',
  },
  content: { kind: 'richText', label: 'Contenu' },
  featured_image_url: {
    kind: 'pictureAddress',
    label: 'Image mise en avant (URL)',
    isFolded: true,
    alternative: 'featured_image_alt',
  },
  featured_image_alt: { kind: 'alternative', label: 'Texte alternatif de l’image' },
  meta_title: {
    kind: 'line',
    label: 'Meta Title',
    card: 'seo',
    searched: false,
    excerpt: cutInSearch(searchTextLimits.title, 'Trop long'),
  },
  meta_description: {
    kind: 'text',
    label: 'Meta Description',
    card: 'seo',
    searched: 'words',
    excerpt: cutInSearch(searchTextLimits.description, 'Trop longue'),
  },
  og_image_url: { kind: 'pictureAddress', label: 'Image OpenGraph (URL)', card: 'seo' },
  status: {
    kind: 'choice',
    label: 'Statut',
    card: 'publication',
    options: Object.entries(statusLabel).map(([value, label]) => ({ value, label })),
    // As the bar calls it.
    ahead: { moment: 'publish_at', value: 'published', label: 'Planifié' },
  },
  // « Planifier… » asks for it.
  publish_at: { kind: 'moment', label: 'Publier le', card: null, follows: 'status' },
  category_id: { kind: 'record', label: 'Catégorie', table: 'categories', card: 'category' },
  tag_ids: { kind: 'record', label: 'Tags', table: 'tags', isSet: true, card: 'tags' },
} as const satisfies Record<keyof ArticleInput, DescribedField>;

/** What every article is made of. */
export const articleSection: EditableSection<ArticleInput> = {
  key: 'article/',
  words,
  title: 'Article sans titre',
  pages: [],
  schema: describeObject(articleSchema, 'Article', articleParts),
  content: emptyArticle,
  cards: {
    article: { title: 'Article', isTitleHidden: true },
    seo: { title: 'SEO' },
    publication: { title: 'Publication', isBeside: true },
    category: { title: 'Catégorie', isBeside: true },
    tags: { title: 'Tags', isBeside: true },
  },
  unseen: [
    'slug',
    'featured_image_alt',
    'meta_title',
    'meta_description',
    'og_image_url',
    'status',
    'publish_at',
    'category_id',
    'tag_ids',
  ],
  decided: ['status', 'publish_at'],
  read: (value, savedAt) => toArticleInput(value as unknown as ArticleContent, Date.parse(savedAt)),
  write: ({ text, saved, ...save }) => {
    const dueAt = save.dueAt ?? toMoment(text.publish_at);
    return {
      text: {
        ...toArticleText(text),
        tag_ids: text.tag_ids,
        ...toPublication({ ...save, text }, toStoredArticle(saved)),
      },
      ...(dueAt && { dueAt }),
    };
  },
  settle: settlePublication,
  date: 'publish_at',
  isCheckedAsTyped: true,
  adoptsDrafts: true,
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
  name: 'article',
  words,
  describe: (document) => describeArticle(document) as EditableSection,
  check: (_document, text) => Promise.resolve(findArticleFaults(text as ArticleInput)),
  toPath: (_document, slug) => (slug ? paths.blogArticle(slug) : `${paths.blog}/…`),
} satisfies Kind;
