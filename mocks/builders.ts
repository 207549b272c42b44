import { untouchedLead } from './fixtures/leads.ts';
import type { LeadRow } from '#features/requests/data/lead.queries.ts';
import type { ArticleRow } from '#features/articles/data/article.schema.ts';
import type { Tables } from '#generated/database.types.ts';
import { serverId, serverNow } from './clock.ts';
import { type Account, accountByRole } from './fixtures/accounts.ts';
import type { StoredRelease } from './releases.ts';
import type { Approval, NoteRow, PreviewLink } from './states.ts';

const dated = () => {
  const now = serverNow();
  return { id: serverId(), created_at: now, updated_at: now };
};

/** What is optional of an article, left out. */
export const blankArticle = {
  excerpt: null,
  content: '',
  featured_image_url: null,
  featured_image_alt: null,
  meta_title: null,
  meta_description: null,
  og_image_url: null,
  category_id: null,
};

/** A row of `articles`: a published article of the editor unless told otherwise. */
export function anArticle(values: Partial<ArticleRow> = {}): ArticleRow {
  const article = {
    ...dated(),
    ...blankArticle,
    title: 'Préparer sa première entrevue',
    content: 'Un texte court.\n',
    excerpt: 'Trois idées pour arriver détendu.',
    status: 'published' as const,
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

/** A row of `leads`, a message that is new. */
export function aLead(values: Partial<LeadRow> = {}): LeadRow {
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
    ...untouchedLead,
    ...values,
  };
}

/** An open release of the editor, with no time. */
export function aRelease(values: Partial<StoredRelease> = {}): StoredRelease {
  const { id, created_at } = dated();
  return {
    id,
    created_at,
    name: 'Rentrée de janvier',
    owner_id: accountByRole.editor.user_id,
    due_at: null,
    problem: null,
    ...values,
  };
}

/** A link to an article or a content, made by the editor, that outlives every story. */
export function aPreviewLink(values: Partial<PreviewLink>): PreviewLink {
  const { id, created_at } = dated();
  return {
    id,
    created_at,
    token: `jeton-${id}`.padEnd(43, '0'),
    created_by: accountByRole.editor.user_id,
    ends_at: '2126-12-07T19:05:00+00:00',
    document: null,
    ...values,
  };
}

/** A note on the title of a document, which nobody has answered. */
export function aNote(values: Partial<NoteRow> & Pick<NoteRow, 'link_id' | 'document'>): NoteRow {
  const { id, created_at } = dated();
  return {
    id,
    place: 'title',
    words: '',
    proposal: null,
    name: 'Marie Roy',
    note: 'Un peu long, non?',
    state: 'open',
    answer: null,
    answered_by: null,
    answered_at: null,
    created_at,
    ...values,
  };
}

/** An approval of an article or a content as it is when the approval is inserted. */
export function anApproval(values: Partial<Approval>): Approval {
  const { id, created_at } = dated();
  return {
    id,
    document: null,
    link_id: null,
    name: 'Marie Roy',
    comment: null,
    approved_at: created_at,
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
