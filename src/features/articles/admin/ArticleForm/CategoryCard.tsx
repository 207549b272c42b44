import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import { categoriesQuery } from '#features/taxonomy/data/taxonomy.queries.ts';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { FormCard } from './ArticleForm.styles.ts';
import { ListError } from '#lists/ListError.tsx';

/** Stands for no category: an item of a list may not be empty. */
const NONE = 'none';

/** Deleted by somebody else while the article was open. */
const categoryIsGone = 'Cette catégorie n’existe plus : choisissez-en une autre pour enregistrer.';

/** The one category of the article, or none. */
export function CategoryCard() {
  const { control } = useFormContext<ArticleInput>();
  const query = useQuery(categoriesQuery);
  const categories = query.data?.map(({ id, name }) => ({ value: id, label: name }));
  const isGone = (id: string) => id !== '' && categories?.some(({ value }) => value === id) === false;

  return (
    <FormCard>
      <h2>Catégorie</h2>
      {query.isError && <ListError what="les catégories" onRetry={() => void query.refetch()} />}
      {!query.isError && (
        <Controller
          control={control}
          name="category_id"
          render={({ field: { onChange, value, ...field } }) => (
            <Field label="Catégorie" isLabelHidden error={isGone(value) ? categoryIsGone : undefined}>
              <Select
                {...field}
                items={[
                  { value: NONE, label: 'Sans catégorie' },
                  ...(categories ?? []),
                  ...(isGone(value) ? [{ value, label: 'Catégorie supprimée' }] : []),
                ]}
                value={categories ? value || NONE : null}
                placeholder="Chargement..."
                isDisabled={!categories}
                onValueChange={(chosen) => onChange(chosen === NONE ? '' : chosen)}
              />
            </Field>
          )}
        />
      )}
    </FormCard>
  );
}
