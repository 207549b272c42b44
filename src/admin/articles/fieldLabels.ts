import type { ArticleField } from '#data/articles/articleFields.ts';

/** The fields of the form, in its order. */
export const fieldLabels = {
  title: 'Titre',
  slug: 'Slug',
  excerpt: 'Extrait',
  content: 'Contenu',
  featured_image_url: 'Image mise en avant (URL)',
  featured_image_alt: 'Texte alternatif de l’image',
  meta_title: 'Meta Title',
  meta_description: 'Meta Description',
  og_image_url: 'Image OpenGraph (URL)',
  status: 'Statut',
  publish_at: 'Publier le',
  category_id: 'Catégorie',
  tag_ids: 'Tags',
} as const satisfies Record<ArticleField, string>;
