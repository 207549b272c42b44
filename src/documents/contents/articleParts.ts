import { statusLabel } from '#features/articles/data/articleStatus.ts';
import { type ArticleInput, articleSchema } from '#features/articles/data/article.schema.ts';
import { searchTextLimits } from '#features/articles/data/searchTexts.ts';
import { type DescribedField, describeObject } from './field.ts';

const cutInSearch = (max: number, how: string) => ({
  max,
  tooLong: `${how}\u00A0: les moteurs de recherche en couperont la fin.`,
});

/** The parts of an article, in the order of its form. What is too long, or missing, its schema says. */
export const articleParts = {
  title: { kind: 'line', label: 'Titre', excerpt: null, searched: false },
  slug: { kind: 'slug', label: 'Slug', isByRule: true, isFolded: true, noted: false },
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
  featured_image_alt: { kind: 'alternative', label: 'Texte alternatif de l’image', noted: false },
  meta_title: {
    noted: false,
    kind: 'line',
    label: 'Meta Title',
    card: 'seo',
    searched: false,
    excerpt: cutInSearch(searchTextLimits.title, 'Trop long'),
  },
  meta_description: {
    noted: false,
    kind: 'text',
    label: 'Meta Description',
    card: 'seo',
    searched: 'words',
    excerpt: cutInSearch(searchTextLimits.description, 'Trop longue'),
  },
  og_image_url: { kind: 'pictureAddress', label: 'Image OpenGraph (URL)', card: 'seo', noted: false },
  status: {
    noted: false,
    kind: 'choice',
    label: 'Statut',
    card: 'publication',
    options: Object.entries(statusLabel).map(([value, label]) => ({ value, label })),
    // As the bar calls it.
    ahead: { moment: 'publish_at', column: 'published_at', value: 'published', label: 'Planifié' },
  },
  // « Planifier… » asks for it.
  publish_at: { kind: 'moment', label: 'Publier le', card: null, follows: 'status', noted: false },
  category_id: { kind: 'record', label: 'Catégorie', table: 'categories', card: 'category', noted: false },
  tag_ids: { kind: 'record', label: 'Tags', table: 'tags', isSet: true, card: 'tags', noted: false },
} as const satisfies Record<keyof ArticleInput, DescribedField>;

/** The schema of an article, whose parts say what they are called and where they are searched and noted. */
export const describedArticle = describeObject(articleSchema, 'Article', articleParts);
