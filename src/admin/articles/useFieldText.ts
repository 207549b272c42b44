import { useQuery } from '@tanstack/react-query';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { statusLabel } from '#data/articles/articleStatus.ts';
import type { ArticleField } from '#data/articles/articleFields.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { categoriesQuery, tagsQuery } from '#data/taxonomy/taxonomy.queries.ts';

/** What a picture shows, or that it shows nothing. */
const featuredAltText = ({ featured_image_alt }: ArticleInput) =>
  featured_image_alt === '' ? 'Image décorative' : (featured_image_alt ?? '');

/** What a field says to people: names rather than identifiers. `formerNames` are those of what may be gone by now, by id. */
export function useFieldText() {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: tags = [] } = useQuery(tagsQuery);

  return (
    input: ArticleInput,
    field: ArticleField,
    formerNames: Readonly<Record<string, string>> = {},
  ): string => {
    const getName = (items: { id: string; name: string }[], id: string) =>
      items.find((item) => item.id === id)?.name ?? formerNames[id] ?? id;
    if (field === 'status') return statusLabel[input.status];
    if (field === 'publish_at') return input.publish_at && formatDayAndTime(input.publish_at);
    if (field === 'category_id') return input.category_id && getName(categories, input.category_id);
    if (field === 'tag_ids') return input.tag_ids.map((id) => getName(tags, id)).join(', ');
    if (field === 'featured_image_alt') return featuredAltText(input);
    return input[field];
  };
}
