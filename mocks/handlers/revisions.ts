import { serverMoment } from '../clock.ts';
import { db, type StoredRevision } from '../db.ts';
import { revisionContent, revisionNames } from '../fixtures/revisions.ts';
import { nameOf, pageOf } from './lists.ts';
import type { Arguments } from './procedures.ts';
import { Refusal } from './refusal.ts';
import { mayCall, refuseCall } from './rights.ts';
import { type Caller, isPublic, type Row } from './tables.ts';
import { putBack } from './trash.ts';

/** What somebody said of a save with the save itself. */
export type Said = { reason: string | null; note: string | null };

const latestOf = (articleId: unknown) =>
  db.article_revisions.findLast(({ article_id }) => article_id === articleId);

/** Takes what is said of a save out of a row that is about to be kept. */
export function takeSaid(row: Row): Said | null {
  const { save_reason, save_note } = row;
  if (save_reason == null && save_note == null) return null;
  if (Array.from(String(save_note ?? '')).length > 500) {
    throw new Refusal(400, 'PT400', 'Raccourcissez cette note\u00A0: 500 caractères au plus.');
  }
  row.save_reason = null;
  row.save_note = null;
  return {
    reason: save_reason == null ? null : String(save_reason),
    note: String(save_note ?? '').trim() || null,
  };
}

const withoutTags = ({ tag_ids: _tags, ...text }: StoredRevision['article']) => JSON.stringify(text);

/** Keeps an article as it is now, unless its latest revision says it all; see `private.record_revision`. */
export function keepRevision(articleId: unknown, caller: Caller, said: Said | null = null) {
  const article = db.articles.find(({ id }) => id === articleId);
  if (!article) return;
  const links = db.article_tags.filter(({ article_id }) => article_id === article.id);
  const content = revisionContent(
    article,
    links.map(({ tag_id }) => tag_id),
  );
  const names = revisionNames(content, [...db.categories, ...db.tags]);
  const latest = latestOf(article.id);
  const saved_by = caller?.user_id ?? null;
  const isSameText = latest && withoutTags(latest.article) === withoutTags(content);
  if (!said && isSameText) {
    if (String(latest.article.tag_ids) === String(content.tag_ids)) return;
    if (latest.version === article.version - 1 && latest.saved_by === saved_by) {
      Object.assign(latest, { article: content, names });
      return;
    }
  }
  const isPublishedAnew =
    article.status === 'published' &&
    (latest?.article['status'] !== 'published' || latest.article['published_at'] !== article.published_at);
  const seen = isPublishedAnew ? (isPublic(article) ? 'published' : 'scheduled') : 'saved';
  db.article_revisions.push({
    article_id: article.id,
    number: (latest?.number ?? 0) + 1,
    version: article.version,
    article: content,
    names,
    reason: said?.reason === 'merged' || said?.reason === 'restored' ? said.reason : seen,
    note: said?.note ?? null,
    saved_by,
    saved_at: article.updated_at,
  });
}

function listed({ article, reason, note, number, saved_at, saved_by }: StoredRevision): Row {
  const { first_name, last_name } = nameOf(saved_by);
  const status = String(article['status']);
  const published_at = (article['published_at'] ?? null) as string | null;
  return { number, reason, note, status, published_at, saved_at, first_name, last_name };
}

const isKept = (id: unknown) => db.articles.some((article) => article.id === id);

/** In which case of the permission table an article is read. */
const caseOf = (id: unknown) => (isKept(id) ? 'any' : 'deleted');

/** The functions that read revisions and bring deleted articles back. */
export const revisions: Record<string, (args: Arguments, caller: Caller) => object | number> = {
  list_article_revisions({ article_id, wanted_page }, caller) {
    if (!mayCall('list_article_revisions', caseOf(article_id), caller)) {
      refuseCall('list_article_revisions', caller);
    }
    const found = db.article_revisions.filter((revision) => revision.article_id === article_id);
    return pageOf(found.map(listed).toReversed(), wanted_page, (row) => row);
  },
  read_article_revision({ article_id, revision }, caller) {
    if (!mayCall('read_article_revision', caseOf(article_id), caller)) {
      refuseCall('read_article_revision', caller);
    }
    const found = db.article_revisions.filter(
      ({ article_id: id, number }) => id === article_id && number === revision,
    );
    return found.map((one) => ({ ...listed(one), article: one.article, names: one.names }));
  },
  list_deleted_articles({ wanted_page }, caller) {
    if (!mayCall('list_deleted_articles', 'any', caller)) refuseCall('list_deleted_articles', caller);
    const deleted = db.deleted.filter(({ source }) => source === 'articles').toReversed();
    return pageOf(
      deleted.map(({ row, deleted_at, deleted_by }) => {
        const { first_name, last_name } = nameOf(deleted_by);
        return { id: row.id ?? null, title: row.title ?? null, deleted_at, first_name, last_name };
      }),
      wanted_page,
      (row) => row,
    );
  },
  restore_deleted_article({ article_id, revision }, caller) {
    if (!mayCall('restore_deleted_article', 'any', caller)) refuseCall('restore_deleted_article', caller);
    const chosen = db.article_revisions.findLast(
      ({ article_id: id, number }) => id === article_id && (revision == null || number === revision),
    );
    if (!chosen) throw new Refusal(404, 'PT404', 'Cette version n’existe plus.');
    const { tag_ids, ...content } = chosen.article;
    const slug = String(content['slug']);
    const isTaken = db.articles.some((other) => other.slug === slug);
    const kept = db.deleted.find(({ source, row }) => source === 'articles' && row.id === article_id);
    putBack(
      'articles',
      String(article_id),
      {
        ...(content as Row),
        slug: isTaken ? `${slug.slice(0, 190)}-${String(article_id).slice(0, 8)}` : slug,
        status: 'draft',
        published_at: null,
        updated_at: serverMoment(),
        version: Number(kept?.row.version) + 1,
      },
      tag_ids,
    );
    keepRevision(article_id, caller, {
      reason: 'restored',
      note: `Article supprimé, version ${chosen.number}`,
    });
    return chosen.number;
  },
};
