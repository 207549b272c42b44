import { Controller, useFormContext } from 'react-hook-form';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { useTags } from '#data/taxonomy/useTaxonomy.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { CheckboxList } from '#design-system/forms/CheckboxList';
import { FormCard } from './ArticleForm.styles.ts';
import { ListError } from './ListError.tsx';

/** The tags of the article, among all there are (spec section 2). */
export function TagsCard() {
  const { control } = useFormContext<ArticleInput>();
  const query = useTags();
  useLoadErrorNotice(query, notices.dataNotLoaded);

  return (
    <FormCard aria-labelledby="tags">
      <h2 id="tags">Tags</h2>
      {query.isError && <ListError what="les tags" onRetry={() => void query.refetch()} />}
      {query.isPending && (
        <Skeleton.Group>
          <Skeleton width="half" />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </Skeleton.Group>
      )}
      {query.data && (
        <Controller
          control={control}
          name="tag_ids"
          render={({ field: { onChange, value, name } }) => (
            <CheckboxList
              legend="Tags"
              isLegendHidden
              name={name}
              items={query.data.map((tag) => ({ value: tag.id, label: tag.name }))}
              value={value}
              onValueChange={onChange}
              emptyText="Aucun tag n’existe encore."
            />
          )}
        />
      )}
    </FormCard>
  );
}
