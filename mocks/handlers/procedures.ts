import { functions } from '../../supabase/permissions/permissions.ts';
import { db } from '../db.ts';
import { accountProcedures } from './accounts.ts';
import { brokenLinks } from './brokenLinks.ts';
import { brokenLink } from './constraints.ts';
import { contents } from './contents.ts';
import { Refusal } from './refusal.ts';
import { statistics } from './statistics.ts';
import { lists } from './lists.ts';
import { privacy } from './privacy.ts';
import { previews } from './previews.ts';
import { keepRevision, revisions } from './revisions.ts';
import { checkCallable, mayCall } from './rights.ts';
import { type Caller, type Cell, isPublic } from './tables.ts';
import { restoreDeleted } from './trash.ts';

/** What a procedure is called with, by name. */
export type Arguments = Record<string, Cell | Cell[]>;

/** Rows or a value; undefined when the function gives nothing. */
type Result = object | number | string | boolean | void;

type Procedure = (args: Arguments, caller: Caller) => Result;

/** Calls a function of the database. Those that list rows return them, others a value or nothing. */
export function callProcedure(name: string, args: Arguments, caller: Caller): Result {
  const procedure = isKnown(name) && procedures[name];
  if (!procedure) throw new Error(`Mock: unknown procedure "${name}"`);
  checkCallable(name, caller);
  return procedure(args, caller);
}

const isKnown = (name: string): name is keyof typeof functions => Object.hasOwn(functions, name);

/** Those that the data layer calls. */
const procedures: Partial<Record<keyof typeof functions, Procedure>> = {
  ...lists,
  ...accountProcedures,
  ...privacy,
  ...statistics,
  ...previews,
  ...brokenLinks,
  ...revisions,
  ...contents,
  record_article_view({ article_slug }, caller) {
    const article = db.articles.find(({ slug }) => slug === article_slug);
    const kind = article && isPublic(article) ? 'published' : 'draft';
    if (!article || !mayCall('record_article_view', kind, caller) || db.readArticles.includes(article.id))
      return;
    db.readArticles.push(article.id);
    article.views_count += 1;
  },
  set_article_tags({ article_id, tag_ids, expected_version }, caller) {
    const article = db.articles.find(({ id }) => id === article_id);
    if (!article || !mayCall('set_article_tags', 'any', caller)) {
      const message = 'Cet article n’existe plus ou vous n’avez pas le droit de le modifier.';
      throw new Refusal(403, '42501', message);
    }
    if (typeof expected_version === 'number' && expected_version !== article.version) {
      throw new Refusal(409, 'PT409', 'Cet article a été modifié entre-temps.');
    }
    const hasGone = (tag_ids as string[]).some((tag_id) => !db.tags.some(({ id }) => id === tag_id));
    if (hasGone) throw brokenLink('article_tags', 'article_tags_tag_id_fkey', 'tags');
    const others = db.article_tags.filter((link) => link.article_id !== article.id);
    const chosen = (tag_ids as string[]).map((tag_id) => ({ article_id: article.id, tag_id }));
    db.article_tags = [...others, ...chosen];
    article.version += 1;
    keepRevision(article.id, caller);
  },
  restore_deleted_record: restoreDeleted,
};
