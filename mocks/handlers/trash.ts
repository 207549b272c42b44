import { serverMoment } from '../clock.ts';
import { db } from '../db.ts';
import type { Arguments } from './procedures.ts';
import { Refusal } from './refusal.ts';
import { keepRevision } from './revisions.ts';
import { mayCall } from './rights.ts';
import { type Caller, type Row, rowsOf, type TableName } from './tables.ts';

/** Keeps a copy of a row that is about to be deleted, with its links. Gives the articles that it was linked to. */
export function keepDeleted(source: TableName, row: Row, caller: Caller): string[] {
  if (source === 'article_tags') return [String(row.article_id)];
  const links = linksOf(source, String(row.id));
  db.deleted.push({
    source,
    row: { ...row },
    links,
    deleted_by: caller?.user_id ?? null,
    deleted_at: serverMoment(),
  });
  return source === 'articles' ? [] : links;
}

/** The id of what was deleted is taken for as long as it can be put back. */
export function refuseDeletedId(table: TableName, { id }: Row) {
  if (!db.deleted.some(({ source, row }) => source === table && row.id === id)) return;
  const message =
    'Cet élément a été supprimé. Une personne administratrice peut encore annuler la suppression.';
  throw new Refusal(409, 'PT409', message);
}

function linksOf(source: TableName, id: string) {
  if (source === 'articles')
    return db.article_tags.filter((link) => link.article_id === id).map((link) => link.tag_id);
  if (source === 'tags')
    return db.article_tags.filter((link) => link.tag_id === id).map((link) => link.article_id);
  if (source === 'categories')
    return db.articles.filter((row) => row.category_id === id).map((row) => row.id);
  return [];
}

/** Puts a deleted row back with the links whose other end still exists. */
export function restoreDeleted({ source, record_id }: Arguments, caller: Caller) {
  if (!mayCall('restore_deleted_record', 'any', caller)) {
    throw new Refusal(403, '42501', 'Seul un administrateur peut annuler une suppression.');
  }
  putBack(source as TableName, String(record_id));
  const tagged = source === 'tags' ? db.article_tags.filter(({ tag_id }) => tag_id === record_id) : [];
  const filed = source === 'categories' ? db.articles.filter((row) => row.category_id === record_id) : [];
  const changed = [...tagged.map(({ article_id }) => article_id), ...filed.map(({ id }) => id)];
  for (const id of [record_id, ...changed]) keepRevision(id, caller);
}

/** Puts a deleted row back, as it was but for some changes; see `private.put_back`. */
export function putBack(source: TableName, id: string, changes: Row = {}, otherLinks?: string[]) {
  const index = db.deleted.findLastIndex((record) => record.source === source && record.row.id === id);
  const [kept] = index < 0 ? [] : db.deleted.splice(index, 1);
  if (!kept) throw new Refusal(404, 'PT404', 'Cette suppression ne peut plus être annulée.');
  const row = { ...kept.row, ...changes };
  if (source === 'articles' && !db.categories.some((category) => category.id === row.category_id)) {
    row.category_id = null;
  }
  rowsOf(kept.source).push(row);
  const stillThere = (rows: { id: string }[]) =>
    (otherLinks ?? kept.links).filter((link) => rows.some((row) => row.id === link));
  if (source === 'articles') {
    db.article_tags.push(...stillThere(db.tags).map((tag_id) => ({ article_id: id, tag_id })));
  }
  if (source === 'tags') {
    db.article_tags.push(...stillThere(db.articles).map((article_id) => ({ article_id, tag_id: id })));
  }
  if (source === 'categories') {
    for (const article of db.articles) {
      if (kept.links.includes(article.id)) article.category_id ??= id;
    }
  }
}
