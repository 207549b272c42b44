import { db } from '../db.ts';
import type { Arguments } from './procedures.ts';
import { Refusal } from './refusal.ts';
import { mayCall } from './rights.ts';
import { type Caller, type Row, rowsOf, type TableName } from './tables.ts';

/** Keeps a copy of a row that is about to be deleted, with its links. Messages are destroyed. */
export function keepDeleted(source: TableName, row: Row) {
  if (source === 'contact_messages') return;
  db.deleted.push({ source, row: { ...row }, links: linksOf(source, String(row.id)) });
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
  const index = db.deleted.findLastIndex((kept) => kept.source === source && kept.row.id === record_id);
  const [kept] = index < 0 ? [] : db.deleted.splice(index, 1);
  if (!kept) throw new Refusal(404, 'PT404', 'Cette suppression ne peut plus être annulée.');
  const id = String(record_id);
  rowsOf(kept.source).push(kept.row);
  const stillThere = (rows: { id: string }[]) =>
    kept.links.filter((link) => rows.some((row) => row.id === link));
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
