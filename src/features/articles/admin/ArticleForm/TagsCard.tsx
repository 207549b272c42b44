import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { foldText } from '#data/foldText.ts';
import { Controller, useFormContext } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import type { Tag } from '#features/taxonomy/data/tag.schema.ts';
import { tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import { Skeleton } from '#design-system/components/Skeleton';
import { SearchInput } from '#design-system/forms/SearchInput';
import { CheckboxList } from '#design-system/forms/CheckboxList';
import { FormCard } from './ArticleForm.styles.ts';
import { ListError } from '#lists/ListError.tsx';

/** More of them than are in sight: a field narrows the list. */
const MANY = 8;

/** The tags of the article, among all there are: those that it had when it was opened stand first. */
export function TagsCard() {
  const { control, getValues } = useFormContext<ArticleInput>();
  const [first] = useState(() => new Set(getValues('tag_ids')));
  const [wanted, setWanted] = useState('');
  const query = useQuery(tagsQuery);
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <FormCard>
      <h2 ref={title} tabIndex={-1}>
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
      {query.data && query.data.length > MANY && (
        <SearchInput
          aria-label="Chercher un tag"
          autoComplete="off"
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          onKeyDown={(event) => {
            // Nothing is saved by it.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
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
              items={[
                ...value.filter(isGone(query.data)).map(goneItem),
                ...query.data.filter(isNamed(wanted)).toSorted(before(first)).map(toItem),
              ]}
              value={value}
              onValueChange={(tagIds) => {
                onChange(tagIds);
                // Unticked, a tag that is no more leaves the list, and takes the focus along.
                if (value.some((id) => isGone(query.data)(id) && !tagIds.includes(id)))
                  title.current?.focus();
              }}
              emptyText={wanted ? 'Aucun tag ne porte ce nom.' : 'Aucun tag n’existe encore.'}
            />
          )}
        />
      )}
    </FormCard>
  );
}

const isNamed = (wanted: string) => {
  const folded = foldText(wanted);
  return ({ name }: Tag) => foldText(name).includes(folded);
};

/** Those of the article, then the others: within each, by name as they come. */
const before = (first: ReadonlySet<string>) => (one: Tag, other: Tag) =>
  Number(first.has(other.id)) - Number(first.has(one.id));

const toItem = ({ id, name }: Tag) => ({ value: id, label: name });

/** Deleted by somebody else while the article was open: it can only be unticked. */
const goneItem = (id: string) => ({
  value: id,
  label: 'Tag supprimé',
  description: 'Il n’existe plus : décochez-le pour enregistrer les tags.',
});

const isGone = (tags: readonly Tag[]) => (id: string) => !tags.some((tag) => tag.id === id);
