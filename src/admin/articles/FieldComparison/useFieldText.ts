import type { ArticleInput } from '#data/articles/article.schema.ts';
import { statusLabel } from '#data/articles/articleStatus.ts';
import type { ArticleField } from '#data/articles/editing/merge.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { useCategories, useTags } from '#data/taxonomy/useTaxonomy.ts';

/** What a field says to people: names rather than identifiers. */
export function useFieldText() {
  const { data: categories = [] } = useCategories();
  const { data: tags = [] } = useTags();
  const nameOf = (items: { id: string; name: string }[], id: string) =>
    items.find((item) => item.id === id)?.name ?? id;

  return (input: ArticleInput, field: ArticleField): string => {
    if (field === 'status') return statusLabel[input.status];
    if (field === 'publish_at') return input.publish_at && formatDayAndTime(input.publish_at);
    if (field === 'category_id') return input.category_id && nameOf(categories, input.category_id);
    if (field === 'tag_ids') return input.tag_ids.map((id) => nameOf(tags, id)).join(', ');
    return input[field];
  };
}
