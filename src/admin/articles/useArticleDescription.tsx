import { useQuery } from '@tanstack/react-query';
import type { DocumentDescription } from '#admin/documents/description.ts';
import {
  type ArticleContent,
  type ArticleInput,
  emptyArticle,
  toArticleInput,
} from '#data/articles/article.schema.ts';
import { type ArticleField, articleFields, changedFields } from '#data/articles/articleFields.ts';
import { articleKind } from '#data/articles/articleKind.ts';
import { categoriesQuery, tagsQuery } from '#data/taxonomy/taxonomy.queries.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import { fieldLabels } from './fieldLabels.ts';
import { StatusBadge } from './StatusBadge/index.ts';
import { useFieldText } from './useFieldText.ts';

/** The fields that can be brought back. Status and date stay as they are: what visitors read is a decision of its own. */
const restorableFields = articleFields.filter((field) => field !== 'status' && field !== 'publish_at');

/** How the screens of documents speak of articles. A category or a tag that is gone can't be taken over. */
export function useArticleDescription(): DocumentDescription<ArticleInput> {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: tags = [] } = useQuery(tagsQuery);
  const categoryIds = categories.map(({ id }) => id);
  const tagIds = tags.map(({ id }) => id);
  const getText = useFieldText();
  return {
    compare: (before, after, formerNames) =>
      changedFields(before, after).map((field) => ({
        path: field,
        label: fieldLabels[field],
        before: getText(before, field, formerNames),
        after: getText(after, field, formerNames),
      })),
    describe: (text, path) => {
      const field = path as ArticleField;
      return { label: fieldLabels[field], text: getText(text, field) };
    },
    take(text, from, paths) {
      const taken = articleKind.take(
        text,
        from,
        paths ? restorableFields.filter(isAmong(paths)) : restorableFields,
      );
      return {
        ...taken,
        category_id: categoryIds.includes(taken.category_id) ? taken.category_id : '',
        tag_ids: taken.tag_ids.filter((id) => tagIds.includes(id)),
      };
    },
    read: ({ value, saved_at }) => toArticleInput(value as unknown as ArticleContent, Date.parse(saved_at)),
    findLost({ value, names }) {
      const { category_id, tag_ids } = value as unknown as ArticleContent;
      const lost = [
        ...(category_id && !categoryIds.includes(category_id) ? [category_id] : []),
        ...tag_ids.filter((id) => !tagIds.includes(id)),
      ].map((id) => `«\u00A0${names[id] ?? id}\u00A0»`);
      return lost.length > 0 ? `N’existe plus, et ne sera pas rétabli\u00A0: ${lost.join(', ')}.` : null;
    },
    versions: {
      renderState: ({ publication }) =>
        publication && <StatusBadge status={publication.status} publishedAt={publication.published_at} />,
    },
    present: 'Version actuelle',
    origin: { title: 'Article vide', text: emptyArticle },
    empty: (
      <EmptyState title="Aucune version.">
        Cet article n’existe pas, ou plus&nbsp;: ses versions ne sont gardées que trente jours après sa
        suppression.
      </EmptyState>
    ),
  };
}

const isAmong = (paths: readonly string[]) => (field: ArticleField) => paths.includes(field);
