import type { Kind } from '#documents/admin/kinds.ts';
import {
  type ArticleContent,
  type ArticleInput,
  articleSchema,
  emptyArticle,
  toArticleInput,
} from '#features/articles/data/article.schema.ts';
import { statusLabel } from '#features/articles/data/articleStatus.ts';
import { toArticleId } from '#documents/data/documentKey.ts';
import { paths } from '#paths.ts';
import { describeObject, type Field } from '#documents/contents/fields.ts';
import type { EditableSection, KindWords } from '#documents/contents/section.ts';
import { findArticleFaults } from './articleFaults.ts';

const words: KindWords = {
  label: 'Article',
  the: 'L’article',
  this: 'Cet article',
  ending: '',
  origin: 'Nouvel article',
  hasOwnAddress: true,
};

/** The parts of an article, in the order of its form. What is too long, or missing, its schema says. */
export const articleParts = {
  title: { kind: 'line', label: 'Titre', min: 1, max: 300 },
  slug: { kind: 'line', label: 'Slug', min: 0, max: 200 },
  excerpt: {
    kind: 'text',
    label: 'Extrait',
    hint: 'Deux lignes qui donnent envie de lire, dans les listes du blogue.',
    min: 0,
    max: 5000,
  },
  content: { kind: 'richText', label: 'Contenu', max: 500_000 },
  featured_image_url: {
    kind: 'pictureAddress',
    label: 'Image mise en avant (URL)',
    alternative: 'featured_image_alt',
  },
  featured_image_alt: { kind: 'alternative', label: 'Texte alternatif de l’image' },
  meta_title: { kind: 'line', label: 'Meta Title', min: 0, max: 1000 },
  meta_description: { kind: 'text', label: 'Meta Description', min: 0, max: 5000 },
  og_image_url: { kind: 'pictureAddress', label: 'Image OpenGraph (URL)' },
  status: {
    kind: 'choice',
    label: 'Statut',
    options: Object.entries(statusLabel).map(([value, label]) => ({ value, label })),
  },
  publish_at: { kind: 'moment', label: 'Publier le' },
  category_id: { kind: 'record', label: 'Catégorie', table: 'categories' },
  tag_ids: { kind: 'record', label: 'Tags', table: 'tags', isSet: true },
} as const satisfies Record<keyof ArticleInput, Field>;

/** What every article is made of. */
export const articleSection: EditableSection<ArticleInput> = {
  key: 'article/',
  words,
  title: 'Article sans titre',
  pages: [],
  schema: describeObject(articleSchema, 'Article', articleParts),
  content: emptyArticle,
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
};

/** Articles of the blog, in a table of their own. */
export default {
  name: 'article',
  words,
  describe: (key) => ({ ...articleSection, key }) as EditableSection,
  toEditor: (document) => paths.admin.article(toArticleId(document)),
  findFaults: (text) => findArticleFaults(text as ArticleInput),
  toPath: (_document, slug) => paths.blogArticle(slug),
} satisfies Kind;
