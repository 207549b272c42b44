import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { hasArrivedBefore, refuse } from '#data/errors.ts';
import { invalidate } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { readAll } from '#data/readAll.ts';
import { deleteRecord, restoreRecord } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';
import { type Category, type CategoryInput, toCategoryValues } from './category.schema.ts';
import { type Tag, type TagInput, toTagValues } from './tag.schema.ts';

const byName = new Intl.Collator('fr-CA', { numeric: true });

/** All categories by name, with how many articles each has, in French order: the database sorts « É » after « Z ». */
async function fetchCategories(): Promise<Category[]> {
  const categories = await readAll((after, limit) =>
    supabase()
      .from('categories')
      .select('*,articles(count)')
      .gt('id', after)
      .order('id')
      .limit(limit)
      .throwOnError(),
  );
  return categories
    .map(({ articles, ...category }) => ({ ...category, uses: articles[0]?.count ?? 0 }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** All tags, the same way. */
async function fetchTags(): Promise<Tag[]> {
  const tags = await readAll((after, limit) =>
    supabase()
      .from('tags')
      .select('*,article_tags(count)')
      .gt('id', after)
      .order('id')
      .limit(limit)
      .throwOnError(),
  );
  return tags
    .map(({ article_tags: links, ...tag }) => ({ ...tag, uses: links[0]?.count ?? 0 }))
    .sort((a, b) => byName.compare(a.name, b.name));
}

/** What to write where. The browser makes the id of a new row, so that a repeated create can't make a second one. */
export type Save<Input> = { id: string; isNew: boolean; input: Input };

/** Creates or changes a category. Fails as `duplicate` when name or slug is taken, as `refused` when nothing changed. */
async function saveCategory({ id, isNew, input }: Save<CategoryInput>): Promise<Category> {
  const values = toCategoryValues(input);
  const table = supabase().from('categories');
  if (!isNew) return firstRow(await table.update(values).eq('id', id).select('*').throwOnError());
  try {
    return firstRow(
      await table
        .insert([{ id, ...values }])
        .select('*')
        .throwOnError(),
    );
  } catch (error) {
    if (hasArrivedBefore(error)) return saveCategory({ id, isNew: false, input });
    throw error;
  }
}

/** Creates or changes a tag. Fails as `duplicate` when name or slug is taken, as `refused` when nothing changed. */
async function saveTag({ id, isNew, input }: Save<TagInput>): Promise<Tag> {
  const values = toTagValues(input);
  const table = supabase().from('tags');
  if (!isNew) return firstRow(await table.update(values).eq('id', id).select('*').throwOnError());
  try {
    return firstRow(
      await table
        .insert([{ id, ...values }])
        .select('*')
        .throwOnError(),
    );
  } catch (error) {
    if (hasArrivedBefore(error)) return saveTag({ id, isNew: false, input });
    throw error;
  }
}

const firstRow = <Row>({ data }: { data: Row[] }) => data[0] ?? refuse();

/** All categories by name. */
export const categoriesQuery = queryOptions({
  queryKey: queryKeys.categories,
  queryFn: fetchCategories,
  meta: { notice: 'dataNotLoaded' },
});

/** All tags by name. */
export const tagsQuery = queryOptions({
  queryKey: queryKeys.tags,
  queryFn: fetchTags,
  meta: { notice: 'dataNotLoaded' },
});

/** Creates or changes a category (`saveCategory`), deletes one by its id, and takes that back; articles follow. */
export const categoryMutations = {
  save: mutationOptions({
    mutationFn: (save: Save<CategoryInput>) => saveCategory(save),
    onSuccess: (_category, _save, _result, { client }) => refresh(client, 'categories'),
  }),
  ...recordMutations('categories'),
};

/** The same of tags. */
export const tagMutations = {
  save: mutationOptions({
    mutationFn: (save: Save<TagInput>) => saveTag(save),
    onSuccess: (_tag, _save, _result, { client }) => refresh(client, 'tags'),
  }),
  ...recordMutations('tags'),
  /** Gives the articles of a tag another one, and deletes it. Admins. */
  join: mutationOptions({
    mutationFn: async (tags: { joined: string; kept: string }) => {
      await supabase().rpc('join_tags', tags).throwOnError();
    },
    onSuccess: (_nothing, _tags, _result, { client }) => refresh(client, 'tags'),
    meta: { isErrorHandled: true },
  }),
};

function recordMutations(list: 'categories' | 'tags') {
  return {
    remove: mutationOptions({
      mutationFn: (id: string) => deleteRecord(list, id),
      onSuccess: (_nothing, _id, _result, { client }) => refresh(client, list),
      meta: { isErrorHandled: true },
    }),
    restore: mutationOptions({
      mutationFn: (id: string) => restoreRecord(list, id),
      onSuccess: (_nothing, _id, _result, { client }) => refresh(client, list),
      meta: { isErrorHandled: true },
    }),
  };
}

/** Articles have categories and tags, and show their names and colours: they are read again when next needed. */
function refresh(client: QueryClient, list: 'categories' | 'tags') {
  for (const queryKey of [queryKeys.articles, queryKeys.documents])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  return invalidate(client, queryKeys[list], queryKeys.deleted);
}
