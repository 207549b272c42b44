import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { hasArrivedBefore, refuse } from '#data/errors.ts';
import { invalidate, writing } from '#data/queryClient.ts';
import { queryKeys } from '#data/queryKeys.ts';
import { readAll } from '#data/readAll.ts';
import { recordMutations } from '#data/records.queries.ts';
import { supabase } from '#data/supabase.ts';
import {
  type Category,
  type CategoryInput,
  emptyCategory,
  toCategoryValues,
  type Tag,
  type TagInput,
  toTagValues,
} from './taxonomy.schema.ts';

const byName = new Intl.Collator('fr-CA', { numeric: true });

export type TaxonomyKind = 'category' | 'tag';

/** A category or a tag, and how many articles have it where that was asked; a category has a colour and may have a description. */
export type TaxonomyItem = Pick<Tag, 'id' | 'name' | 'slug' | 'uses'> & Partial<Category>;

/** The form of one; a tag has no more than its name and its slug. */
export type TaxonomyInput = TagInput & Partial<CategoryInput>;

type List = 'categories' | 'tags';

/** All of them by name, with how many articles each has, in French order: the database sorts « É » after « Z ». */
const listQuery = <Item extends { name: string }>(list: List, links: 'articles' | 'article_tags') =>
  queryOptions({
    queryKey: queryKeys[list],
    queryFn: async () => {
      const rows = await readAll((after, limit) =>
        supabase()
          // Of both tables the same is asked for.
          .from(list as 'tags')
          .select(`*,linked:${links as 'article_tags'}(count)`)
          .gt('id', after)
          .order('id')
          .limit(limit)
          .throwOnError(),
      );
      return rows
        .map(({ linked, ...item }) => ({ ...item, uses: linked[0]?.count ?? 0 }))
        .sort((a, b) => byName.compare(a.name, b.name)) as unknown as Item[];
    },
    meta: { notice: 'dataNotLoaded' },
  });

/** All categories by name. */
export const categoriesQuery = listQuery<Category>('categories', 'articles');

/** All tags by name. */
export const tagsQuery = listQuery<Tag>('tags', 'article_tags');

/** What to write where. The browser makes the id of a new row, so that a repeated create can't make a second one. */
type Save = { id: string; isNew: boolean; input: TaxonomyInput };

/** Creates or changes one. Fails as `duplicate` when name or slug is taken, as `refused` when nothing changed. */
async function save(list: List, { id, isNew, input }: Save): Promise<TaxonomyItem> {
  const values = list === 'tags' ? toTagValues(input) : toCategoryValues({ ...emptyCategory, ...input });
  const table = supabase().from(list as 'tags');
  try {
    const { data } = await (isNew ? table.insert([{ id, ...values }]) : table.update(values).eq('id', id))
      .select('*')
      .throwOnError();
    return data[0] ?? refuse();
  } catch (error) {
    if (isNew && hasArrivedBefore(error)) return save(list, { id, isNew: false, input });
    throw error;
  }
}

/** Articles have categories and tags, and show their names and colours. */
const articlesOf = [queryKeys.articles, queryKeys.documents];

/** What shows them. */
const listChanged = (list: List) => [...articlesOf, queryKeys[list]];

/** Creates or changes one, deletes some by their ids, and takes that back; articles follow. */
const mutationsOf = (list: List) => ({
  save: mutationOptions({
    mutationFn: (request: Save) => save(list, request),
    // Not after a refusal: the form says at once what it was. Its own list is there when it is chosen, and waits for no other.
    onSuccess: (_item, _save, _result, { client }) => {
      void invalidate(client, ...articlesOf);
      return invalidate(client, queryKeys[list]);
    },
  }),
  ...recordMutations(list, { byRemoval: listChanged(list), byReturn: listChanged(list) }),
});

export const categoryMutations = mutationsOf('categories');

export const tagMutations = {
  ...mutationsOf('tags'),
  /** Gives the articles of a tag another one, and deletes it. Admins. */
  join: writing(
    { changes: listChanged('tags'), isErrorHandled: true },
    async (tags: { joined: string; kept: string }) => {
      await supabase().rpc('join_tags', tags).throwOnError();
    },
  ),
};
