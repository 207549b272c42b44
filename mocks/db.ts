import type { MediaRow } from '#data/media/media.ts';
import type { MessageRow } from '#data/messages/message.queries.ts';
import type { IncidentRow, PersonalDataRequestRow } from '#data/privacy/privacy.queries.ts';
import type { ArticleRow } from '#data/articles/article.schema.ts';
import type { Enums, Json, Tables } from '#data/database.types.ts';
import type { RevisionReason } from '#data/revisions/revision.queries.ts';
import type { AccountChange } from '#data/users/user.queries.ts';
import type { Factor } from '@supabase/supabase-js';
import { resetClock } from './clock.ts';
import { type Account, accounts } from './fixtures/accounts.ts';
import { articles, articleTags } from './fixtures/articles.ts';
import { mediaLibrary, type StoredObject, storedObjects } from './fixtures/media.ts';
import { contactMessages } from './fixtures/messages.ts';
import { personalDataRequests, privacyIncidents } from './fixtures/privacy.ts';
import { type DailyTotals, dailyTotals } from './fixtures/statistics.ts';
import { articleRevisions } from './fixtures/revisions.ts';
import { categories, tags } from './fixtures/taxonomy.ts';
import type { Row, TableName } from './handlers/tables.ts';

/** Of an article or of a content. */
type Shared = { article_id?: string | null; content_key?: string | null };

export type StoredLink = Shared & {
  id: string;
  token: string;
  created_by: string | null;
  created_at: string;
  ends_at: string;
};

export type StoredApproval = Shared & {
  id: string;
  link_id: string | null;
  content_hash: string;
  name: string;
  comment: string | null;
  approved_at: string;
};

export type StoredRevision = {
  article_id: string;
  number: number;
  version: number;
  /** All that an editor writes of an article, and the ids of its tags. */
  article: Record<string, unknown> & { tag_ids: string[] };
  names: Record<string, string>;
  reason: RevisionReason;
  note: string | null;
  saved_by: string | null;
  saved_at: string;
};

/** A line of the journal of accounts, without the names that go with its ids. */
export type StoredAccountChange = Omit<AccountChange, 'account_name' | 'actor_name' | 'recipient_name'>;
/** A save of a content of the site. */
export type StoredContent = {
  content_key: string;
  number: number;
  value: Json;
  reason: Enums<'content_reason'>;
  note: string | null;
  saved_by: string | null;
  saved_at: string;
};

/** Everything that the mocked backend knows. */
export type World = {
  accounts: Account[];
  /** The oldest first. */
  account_journal: StoredAccountChange[];
  articles: ArticleRow[];
  article_tags: Tables<'article_tags'>[];
  categories: Tables<'categories'>[];
  tags: Tables<'tags'>[];
  media_library: MediaRow[];
  contact_messages: MessageRow[];
  /** Nothing reads the log in the browser: it stays empty. */
  page_changes: Tables<'page_changes'>[];
  /** Totals of days: nobody is counted in a test, whose browser is a robot. */
  statistics: DailyTotals;
  /** The devices of each person; all of them make `mockedCode`. */
  factors: Record<string, Factor[]>;
  /** What the settings of access say, and whether everybody's last proof is recent. */
  isSignUpOpen: boolean;
  isDeviceWanted: boolean;
  isProofFresh: boolean;
  personal_data_requests: PersonalDataRequestRow[];
  /** The latest time that the server trusts, where its clock has jumped since. */
  seen_at: string | null;
  privacy_incidents: IncidentRow[];
  /** Links to articles, with what the database keeps only the hash of. */
  preview_links: StoredLink[];
  preview_approvals: StoredApproval[];
  /** Every save of an article, the oldest first. */
  article_revisions: StoredRevision[];
  /** Every save of a content, the oldest first: what is published is read from them. */
  content_revisions: StoredContent[];
  /** Files by bucket and key: `media/uploads/1793000000000.jpg`. */
  objects: Record<string, StoredObject>;
  /** Articles that this visitor has read today: each counts once. */
  readArticles: string[];
  /** What was deleted and can be put back. */
  deleted: { source: TableName; row: Row; links: string[]; deleted_by: string | null; deleted_at: string }[];
};

function seed(): World {
  return {
    ...structuredClone({
      accounts,
      account_journal: [],
      articles,
      article_tags: articleTags,
      categories: [...categories],
      tags: [...tags],
      media_library: mediaLibrary,
      contact_messages: contactMessages,
      page_changes: [],
      statistics: dailyTotals(),
      factors: {},
      isSignUpOpen: true,
      isDeviceWanted: false,
      isProofFresh: true,
      personal_data_requests: personalDataRequests,
      seen_at: null,
      privacy_incidents: privacyIncidents,
      preview_links: [],
      preview_approvals: [],
      article_revisions: articleRevisions,
      content_revisions: [],
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
