import { Controller, useFormContext } from 'react-hook-form';
import { notices } from '#admin/layout/notices.ts';
import { useLoadErrorNotice } from '#admin/layout/useLoadErrorNotice.ts';
import type { ArticleInput } from '#data/articles/article.schema.ts';
import { useCategories } from '#data/taxonomy/useTaxonomy.ts';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { FormCard } from './ArticleForm.styles.ts';
import { ListError } from './ListError.tsx';

/** Stands for no category: an item of a list may not be empty. */
const NONE = 'none';

/** The one category of the article, or none (spec section 2). */
export function CategoryCard() {
  const { control } = useFormContext<ArticleInput>();
  const query = useCategories();
  useLoadErrorNotice(query, notices.dataNotLoaded);
  const categories = query.data?.map(({ id, name }) => ({ value: id, label: name }));

  return (
    <FormCard aria-labelledby="categorie">
      <h2 id="categorie">Catégorie</h2>
      {query.isError && <ListError what="les catégories" onRetry={() => void query.refetch()} />}
      {!query.isError && (
        <Controller
          control={control}
          name="category_id"
          render={({ field: { onChange, value, ...field } }) => (
            <Field label="Catégorie" isLabelHidden>
              <Select
                {...field}
                items={[{ value: NONE, label: 'Sans catégorie' }, ...(categories ?? [])]}
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
