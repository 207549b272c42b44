import type { MediaRow } from '#data/media/media.ts';
import type { MessageRow } from '#data/messages/message.queries.ts';
import type { ArticleRow } from '#data/articles/article.schema.ts';
import type { Tables } from '#data/database.types.ts';
import { resetClock } from './clock.ts';
import { type Account, accounts } from './fixtures/accounts.ts';
import { articles, articleTags } from './fixtures/articles.ts';
import { mediaLibrary, type StoredObject, storedObjects } from './fixtures/media.ts';
import { contactMessages } from './fixtures/messages.ts';
import { categories, tags } from './fixtures/taxonomy.ts';
import type { Row, TableName } from './handlers/tables.ts';

/** Everything that the mocked backend knows. */
export type World = {
  accounts: Account[];
  articles: ArticleRow[];
  article_tags: Tables<'article_tags'>[];
  categories: Tables<'categories'>[];
  tags: Tables<'tags'>[];
  media_library: MediaRow[];
  contact_messages: MessageRow[];
  /** Nothing reads the log in the browser: it stays empty. */
  page_changes: Tables<'page_changes'>[];
  /** Files by bucket and key: `media/uploads/1793000000000.jpg`. */
  objects: Record<string, StoredObject>;
  /** Articles that this visitor has read today: each counts once. */
  readArticles: string[];
  /** What was deleted and can be put back. */
  deleted: { source: TableName; row: Row; links: string[] }[];
};

function seed(): World {
  return {
    ...structuredClone({
      accounts,
      articles,
      article_tags: articleTags,
      categories: [...categories],
      tags: [...tags],
      media_library: mediaLibrary,
      contact_messages: contactMessages,
      page_changes: [],
    }),
    objects: { ...storedObjects },
    readArticles: [],
    deleted: [],
  };
}

/** The world of the moment. A story changes it before rendering: `db.articles.push(anArticle({ title: '…' }))`. */
export const db: World = seed();

/** Puts everything back as the fixtures have it. */
export function resetDb() {
  Object.assign(db, seed());
  resetClock();
}
