import { rows, type Fixtures } from './world.ts';

const { published } = rows.articles;

type Value = Record<string, unknown>;

/** A document as `list_documents` tells of it. */
export type DocumentState = {
  document: string;
  version: number;
  pending: Value | null;
  online: Value | null;
  draft: Value | null;
  planned: Value | null;
  plan_problem: string | null;
  release_id: string | null;
  due_at: string | null;
};

/** The documents that somebody may see: all contents, or one document. */
export const getDocuments = async (
  fixtures: Fixtures,
  wanted_document?: string,
  actor: 'editor' | 'admin' = 'editor',
): Promise<DocumentState[]> => {
  const { data } = await fixtures.as[actor]
    .rpc('list_documents', { ...(wanted_document && { wanted_document }) })
    .throwOnError();
  return data as DocumentState[];
};

export const getTitle = (value: Value | null | undefined) => value?.['title'] ?? null;

/** What visitors read of a content. */
export const publicTitle = async (fixtures: Fixtures, key: string) => {
  const { data } = await fixtures.as.anonymous.from('site_contents').select('value').eq('key', key);
  return getTitle((data?.[0]?.value as Value | undefined) ?? null);
};

/** Entries that the log of pages has under this address. */
export const loggedAt = async (fixtures: Fixtures, path: string) => {
  const { count } = await fixtures.as.anonymous
    .from('page_changes')
    .select('number', { count: 'exact', head: true })
    .eq('path', path);
  return count;
};

/** What visitors read of the article that is published, and when it was changed. */
export const readArticle = async (fixtures: Fixtures) => {
  const { data } = await fixtures.as.anonymous
    .from('articles')
    .select('title, version, updated_at, published_at, article_tags(tag_id)')
    .eq('id', published)
    .maybeSingle()
    .throwOnError();
  return data;
};

/** Saves the published article beside what is online, as the editor does. */
export const savePending = (fixtures: Fixtures, value: unknown, seen_version = 1, args: Value = {}) =>
  fixtures.as.editor.rpc('save_document', { document: `article/${published}`, value, seen_version, ...args });

export const listWaiting = async (fixtures: Fixtures, only_waiting: 'modified' | 'planned') => {
  const { data, count } = await fixtures.as.editor
    .from('listed_articles')
    .select('id,is_modified', { count: 'exact' })
    .is(`is_${only_waiting}`, true)
    .throwOnError();
  return (data as { id: string; is_modified: boolean }[]).map(({ id, is_modified }) => [
    id,
    is_modified,
    count,
  ]);
};
