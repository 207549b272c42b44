import type { MessageRow } from '#data/messages/message.queries.ts';
import type { ArticleRow } from '#data/articles/article.schema.ts';
import type { Tables } from '#data/database.types.ts';
import { serverId, serverNow } from './clock.ts';
import { accountByRole } from './fixtures/accounts.ts';

const dated = () => {
  const now = serverNow();
  return { id: serverId(), created_at: now, updated_at: now };
};

/** A row of `articles`: a published article of the editor unless told otherwise. */
export function anArticle(values: Partial<ArticleRow> = {}): ArticleRow {
  const article = {
    ...dated(),
    title: 'Préparer sa première entrevue',
    content: 'Un texte court.\n',
    excerpt: 'Trois idées pour arriver détendu.',
    featured_image_url: null,
    meta_title: null,
    meta_description: null,
    og_image_url: null,
    status: 'published' as const,
    category_id: null,
    author_id: accountByRole.editor.user_id,
    published_at: null,
    views_count: 0,
    version: 1,
  };
  return { ...article, slug: `article-${article.id.slice(-4)}`, ...values };
}

/** As many articles as a story wants, newest first, a quarter of an hour apart. */
export function manyArticles(count: number): ArticleRow[] {
  return Array.from({ length: count }, (_, index) =>
    anArticle({
      title: `Article numéro ${count - index}`,
      created_at: new Date(Date.UTC(2026, 10, 12) - index * 900_000).toISOString().replace('.000Z', '+00:00'),
    }),
  );
}

/** A row of `categories`. */
export function aCategory(values: Partial<Tables<'categories'>> = {}): Tables<'categories'> {
  const category = { ...dated(), name: 'Relations de presse', description: null, color: '#B83A1D' };
  return { ...category, slug: `categorie-${category.id.slice(-4)}`, ...values };
}

/** A row of `contact_messages`, not handled yet. */
export function aMessage(values: Partial<MessageRow> = {}): MessageRow {
  const { id, created_at } = dated();
  return {
    id,
    created_at,
    first_name: 'Luc',
    last_name: 'Lavoie',
    email: 'luc.lavoie@exemple.ca',
    company: null,
    service: 'video',
    message: 'Bonjour, combien coûte une vidéo de deux minutes ?',
    handled_at: null,
    handled_by: null,
    ...values,
  };
}
