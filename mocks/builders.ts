import type { Factor } from '@supabase/supabase-js';
import type { MessageRow } from '#data/messages/message.queries.ts';
import type { ArticleRow } from '#data/articles/article.schema.ts';
import type { Tables } from '#data/database.types.ts';
import { serverId, serverNow } from './clock.ts';
import { db, type StoredApproval, type StoredContent, type StoredLink, type StoredRevision } from './db.ts';
import { type Account, accountByRole } from './fixtures/accounts.ts';
import { revisionContent, revisionNames } from './fixtures/revisions.ts';
import { approvedHashOf } from './handlers/previews.ts';

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
    featured_image_alt: null,
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

/** A link to an article or a content, made by the editor, that outlives every story. */
export function aPreviewLink(values: Partial<StoredLink>): StoredLink {
  const { id, created_at } = dated();
  return {
    id,
    created_at,
    token: `jeton-${id}`.padEnd(43, '0'),
    created_by: accountByRole.editor.user_id,
    ends_at: '2126-12-07T19:05:00+00:00',
    article_id: null,
    content_key: null,
    ...values,
  };
}

/** An approval of an article or a content as it is at this moment. */
export function anApproval({
  article_id = null,
  content_key = null,
  ...values
}: Partial<StoredApproval>): StoredApproval {
  const { id, created_at } = dated();
  return {
    id,
    article_id,
    content_key,
    link_id: null,
    content_hash: approvedHashOf({ article_id, content_key }),
    name: 'Marie Roy',
    comment: null,
    approved_at: created_at,
    ...values,
  };
}

/** The next revision of an article of `db`: as it is at this moment, but for some of its columns. */
export function aRevision(
  articleId: string,
  columns: Record<string, unknown> = {},
  values: Partial<StoredRevision> = {},
): StoredRevision {
  const article = db.articles.find(({ id }) => id === articleId);
  if (!article) throw new Error(`No article ${articleId} in the mocked database`);
  const before = db.article_revisions.findLast(({ article_id }) => article_id === articleId);
  const links = db.article_tags.filter(({ article_id }) => article_id === articleId);
  const tagIds = links.map(({ tag_id }) => tag_id);
  const content = { ...revisionContent(article, tagIds), ...columns };
  return {
    article_id: articleId,
    number: (before?.number ?? 0) + 1,
    version: article.version,
    article: content,
    names: revisionNames(content, [...db.categories, ...db.tags]),
    reason: 'saved',
    note: null,
    saved_by: accountByRole.editor.user_id,
    saved_at: '2026-11-16T19:05:00+00:00',
    ...values,
  };
}

/** Somebody who has an account: an active subscriber unless told otherwise. */
export function anAccount(values: Partial<Account> = {}): Account {
  const { id, created_at, updated_at } = dated();
  return {
    id,
    user_id: serverId(),
    email: `personne-${id.slice(-4)}@exemple.ca`,
    password: 'porte-voix-local',
    role: 'subscriber',
    first_name: 'Rose',
    last_name: 'Lavoie',
    created_at,
    updated_at,
    last_sign_in_at: null,
    state: 'active',
    ...values,
  };
}

/** The next save of a content of the site: by the editor, published unless told otherwise. */
export function aContent(
  content_key: string,
  value: unknown,
  values: Partial<StoredContent> = {},
): StoredContent {
  const before = db.content_revisions.findLast((revision) => revision.content_key === content_key);
  return {
    content_key,
    number: (before?.number ?? 0) + 1,
    value: structuredClone(value) as StoredContent['value'],
    reason: 'published',
    note: null,
    saved_by: accountByRole.editor.user_id,
    saved_at: '2026-11-16T19:05:00+00:00',
    ...values,
  };
}

/** A device that makes codes. */
export const aFactor = (friendly_name: string): Factor => ({
  id: `device-${friendly_name}`,
  friendly_name,
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-09-01T13:00:00+00:00',
  updated_at: '2026-09-01T13:00:00+00:00',
});
