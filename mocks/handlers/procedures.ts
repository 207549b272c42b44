import { db } from '../db.ts';
import { Refusal } from './refusal.ts';
import { lists } from './lists.ts';
import { type Caller, type Cell, isEditor, type Row } from './tables.ts';
import { restoreDeleted } from './trash.ts';

/** What a procedure is called with, by name. */
export type Arguments = Record<string, Cell | Cell[]>;

/** The functions of the database that the API serves; those that return something list rows. */
export const procedures: Record<string, (args: Arguments, caller: Caller) => void | Row[]> = {
  ...lists,
  record_article_view({ article_slug }) {
    const article = db.articles.find(({ slug, status }) => slug === article_slug && status === 'published');
    if (!article || db.readArticles.includes(article.id)) return;
    db.readArticles.push(article.id);
    article.views_count += 1;
  },
  set_article_tags({ article_id, tag_ids, expected_version }, caller) {
    if (!caller) throw new Refusal(401, '42501', 'permission denied for function set_article_tags');
    const article = db.articles.find(({ id }) => id === article_id);
    if (!article || !isEditor(caller)) {
      const message = 'Cet article n’existe plus ou vous n’avez pas le droit de le modifier.';
      throw new Refusal(403, '42501', message);
    }
    if (typeof expected_version === 'number' && expected_version !== article.version) {
      throw new Refusal(409, 'PT409', 'Cet article a été modifié entre-temps.');
    }
    const hasGone = (tag_ids as string[]).some((tag_id) => !db.tags.some(({ id }) => id === tag_id));
    if (hasGone) {
      const constraint = 'article_tags_tag_id_fkey';
      const message = `insert or update on table "article_tags" violates foreign key constraint "${constraint}"`;
      throw new Refusal(409, '23503', message);
    }
    const others = db.article_tags.filter((link) => link.article_id !== article.id);
    const chosen = (tag_ids as string[]).map((tag_id) => ({ article_id: article.id, tag_id }));
    db.article_tags = [...others, ...chosen];
    article.version += 1;
  },
  restore_deleted_record: restoreDeleted,
};
