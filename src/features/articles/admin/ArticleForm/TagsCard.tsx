import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import type { Tag } from '#features/taxonomy/data/tag.schema.ts';
import { tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { CheckboxList } from '#design-system/forms/CheckboxList';
import { FormCard } from './ArticleForm.styles.ts';
import { ListError } from '#lists/ListError.tsx';

/** The tags of the article, among all there are. */
export function TagsCard() {
  const { control } = useFormContext<ArticleInput>();
  const query = useQuery(tagsQuery);
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <FormCard aria-labelledby="tags">
      <h2 id="tags" ref={title} tabIndex={-1}>
        Tags
      </h2>
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
              items={[...query.data.map(toItem), ...value.filter(isGone(query.data)).map(goneItem)]}
              value={value}
              onValueChange={(tagIds) => {
                onChange(tagIds);
                // Unticked, a tag that is no more leaves the list, and takes the focus along.
                if (value.some((id) => isGone(query.data)(id) && !tagIds.includes(id)))
                  title.current?.focus();
              }}
              emptyText="Aucun tag n’existe encore."
            />
          )}
        />
      )}
    </FormCard>
  );
}

const toItem = ({ id, name }: Tag) => ({ value: id, label: name });

/** Deleted by somebody else while the article was open: it can only be unticked. */
const goneItem = (id: string) => ({
  value: id,
  label: 'Tag supprimé',
  description: 'Il n’existe plus : décochez-le pour enregistrer les tags.',
});

const isGone = (tags: readonly Tag[]) => (id: string) => !tags.some((tag) => tag.id === id);
