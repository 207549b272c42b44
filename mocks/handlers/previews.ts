import { serverId, serverNow } from '../clock.ts';
import { db, type StoredLink } from '../db.ts';
import { caseOf } from './contents.ts';
import type { Arguments } from './procedures.ts';
import { Refusal } from './refusal.ts';
import { coverOf, picturesOf } from './pictures.ts';
import { publishedContents } from './publishedContents.ts';
import { mayCall, refuseCall } from './rights.ts';
import type { Caller } from './tables.ts';

const DAYS = 86_400_000;
const unwritable = /[^\P{Cc}\t\n\r\u0085]|[\uFFFE\uFFFF]/u;

const isAlive = ({ ends_at }: { ends_at: string }) => Date.parse(ends_at) > Date.now();

const linkOf = (token: unknown) => db.preview_links.find((link) => link.token === token && isAlive(link));

const nameOf = (userId: string | null) => {
  const account = db.accounts.find(({ user_id }) => user_id === userId);
  return account ? { first_name: account.first_name, last_name: account.last_name } : null;
};

/** The article as its page shows it. */
function shownArticle(articleId: string) {
  const article = db.articles.find(({ id }) => id === articleId);
  if (!article) throw new Error(`Mock: a link leads to no article: ${articleId}`);
  const category = db.categories.find(({ id }) => id === article.category_id);
  const tagIds = db.article_tags.filter((link) => link.article_id === articleId).map(({ tag_id }) => tag_id);
  const tags = db.tags.filter(({ id }) => tagIds.includes(id)).sort((a, b) => (a.name < b.name ? -1 : 1));
  const { status: _status, author_id, version: _version, views_count: _views, ...shown } = article;
  return {
    ...shown,
    cover: coverOf(article),
    pictures: picturesOf(article),
    categories: category ? { name: category.name, slug: category.slug, color: category.color } : null,
    profiles: nameOf(author_id),
    article_tags: tags.map((tag) => ({ tags: { id: tag.id, name: tag.name, slug: tag.slug } })),
  };
}

/** Stands for all that an approval of the article bears on. */
export function contentHashOf(articleId: string) {
  const { categories, profiles, article_tags, ...article } = shownArticle(articleId);
  const {
    id: _id,
    cover: _cover,
    pictures: _pictures,
    published_at: _date,
    created_at: _made,
    updated_at: _touched,
    ...texts
  } = article;
  return JSON.stringify([{ ...texts, category_id: undefined }, categories?.name, profiles, article_tags]);
}

type Shared = Pick<StoredLink, 'article_id' | 'content_key'>;

/** A content as it was saved last: null where it is the code's copy. */
const savedContent = (key: string) =>
  db.content_revisions.findLast(({ content_key }) => content_key === key)?.value ?? null;

/** Stands for all that an approval bears on; the database's is a hash of it. */
export const approvedHashOf = ({ article_id, content_key }: Shared) =>
  article_id ? contentHashOf(article_id) : JSON.stringify(savedContent(content_key ?? ''));

/** Whether the caller may edit what isn't published as it is. */
function isDraft({ article_id, content_key }: Shared, caller: Caller) {
  if (!content_key) return db.articles.some(({ id, status }) => id === article_id && status === 'draft');
  const shown = publishedContents().find(({ key }) => key === content_key)?.value ?? null;
  const isOther = JSON.stringify(savedContent(content_key)) !== JSON.stringify(shown);
  return isOther && mayCall('save_content', caseOf(content_key), caller);
}

/** What lists call it; a section of the site's own pages has no title. */
function titleOf({ article_id, content_key }: Shared) {
  if (!content_key) return db.articles.find(({ id }) => id === article_id)?.title ?? null;
  const saved = content_key.startsWith('page/') ? savedContent(content_key) : null;
  return (saved as { title?: string } | null)?.title ?? null;
}

/** What a call is about. */
const sharedBy = ({ article_id, content_key }: Arguments) => ({
  article_id: article_id ? String(article_id) : null,
  content_key: content_key ? String(content_key) : null,
});

const isSame = (one: Shared, other: Shared) =>
  (one.article_id ?? null) === (other.article_id ?? null) &&
  (one.content_key ?? null) === (other.content_key ?? null);

function checkCall(
  name: 'create_preview_link' | 'list_previews' | 'revoke_preview_link',
  { content_key }: Shared,
  caller: Caller,
) {
  if (!mayCall(name, content_key ? caseOf(content_key) : 'any', caller)) refuseCall(name, caller);
}

/** Refuses what can't be shared. */
function checkShared({ article_id, content_key }: Shared) {
  if (!content_key) {
    if (!db.articles.some(({ id }) => id === article_id)) {
      throw new Refusal(404, 'PT404', 'Cet article n’existe plus.');
    }
  } else if (content_key.startsWith('internal/')) {
    throw new Refusal(400, 'PT400', 'Ce contenu ne se voit sur aucune page.');
  } else if (savedContent(content_key) === null) {
    throw new Refusal(404, 'PT404', 'Ce contenu n’a pas été enregistré.');
  }
}

/** The functions that share an article or a content by a link, and take approvals of it. */
export const previews: Record<string, (args: Arguments, caller: Caller) => void | object[]> = {
  create_preview_link(args, caller) {
    const shared = sharedBy(args);
    checkCall('create_preview_link', shared, caller);
    checkShared(shared);
    if (db.preview_links.filter((link) => isSame(link, shared) && isAlive(link)).length >= 10) {
      throw new Refusal(409, 'PT409', 'Dix liens sont déjà en cours. Révoquez-en un d’abord.');
    }
    const id = serverId();
    const token = `jeton-${id}`.padEnd(43, '0').slice(0, 43);
    const ends_at = new Date(Date.now() + 14 * DAYS).toISOString().replace('Z', '+00:00');
    const created_by = caller?.user_id ?? null;
    db.preview_links.push({ id, token, ends_at, created_by, ...shared, created_at: serverNow() });
    return [{ id, token, ends_at }];
  },
  revoke_preview_link({ link_id }, caller) {
    const link = db.preview_links.find(({ id }) => id === link_id);
    checkCall('revoke_preview_link', link ?? {}, caller);
    db.preview_links = db.preview_links.filter(({ id }) => id !== link_id);
    for (const approval of db.preview_approvals) if (approval.link_id === link_id) approval.link_id = null;
  },
  list_previews(args, caller) {
    const shared = sharedBy(args);
    checkCall('list_previews', shared, caller);
    const links = db.preview_links
      .filter((link) => isSame(link, shared) && isAlive(link))
      .sort((a, b) => b.created_at.localeCompare(a.created_at))
      .map(({ id, created_at, ends_at, created_by }) => ({
        id,
        created_at,
        ends_at,
        ...(nameOf(created_by) ?? { first_name: null, last_name: null }),
      }));
    const approvals = db.preview_approvals
      .filter((approval) => isSame(approval, shared))
      .sort((a, b) => b.approved_at.localeCompare(a.approved_at))
      .map((approval) => ({
        id: approval.id,
        name: approval.name,
        comment: approval.comment,
        approved_at: approval.approved_at,
        is_current: approval.content_hash === approvedHashOf(approval),
      }));
    return [{ links, approvals }];
  },
  list_waiting_approvals(_args, caller) {
    if (!mayCall('list_waiting_approvals', 'any', caller)) refuseCall('list_waiting_approvals', caller);
    const waiting = db.preview_approvals
      .filter((approval) => isDraft(approval, caller) && approval.content_hash === approvedHashOf(approval))
      .toSorted((a, b) => b.approved_at.localeCompare(a.approved_at))
      .filter((approval, at, all) => all.findIndex((other) => isSame(other, approval)) === at)
      .map(({ id, article_id = null, content_key = null, name, approved_at }) => {
        const title = titleOf({ article_id, content_key });
        return { id, article_id, content_key, title, name, approved_at };
      });
    return waiting.slice(0, 5).map((approval) => ({ ...approval, total: waiting.length }));
  },
  read_preview({ token }) {
    const link = linkOf(token);
    if (!link) return [];
    const { article_id, content_key: key, ends_at } = link;
    const value = key ? savedContent(key) : null;
    if (key && value === null) return [];
    return [
      {
        article: article_id ? shownArticle(article_id) : null,
        content: key ? { key, value } : null,
        content_hash: approvedHashOf(link),
        ends_at,
      },
    ];
  },
  approve_preview({ token, id, content_hash, name, comment }) {
    const link = linkOf(token);
    if (!link) throw new Refusal(404, 'PT404', 'Ce lien d’aperçu n’est plus valable.');
    if (db.preview_approvals.some((known) => known.id === id && known.link_id === link.id)) return;
    if (content_hash !== approvedHashOf(link)) {
      throw new Refusal(409, 'PT409', 'Le texte a changé entre-temps.');
    }
    const [approver, word] = [String(name), comment ? String(comment) : null];
    const isTooLong = approver.length > 100 || (word?.length ?? 0) > 1000;
    if (approver.trim() === '' || isTooLong || unwritable.test(approver + (word ?? ''))) {
      throw new Refusal(400, 'PT400', 'Vérifiez votre nom et votre mot, puis réessayez.');
    }
    db.preview_approvals.push({
      id: String(id),
      article_id: link.article_id,
      content_key: link.content_key,
      link_id: link.id,
      content_hash: String(content_hash),
      name: approver,
      comment: word,
      approved_at: serverNow(),
    });
  },
};
