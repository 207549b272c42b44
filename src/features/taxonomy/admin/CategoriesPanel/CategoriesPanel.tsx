import {
  type Category,
  type CategoryInput,
  toCategoryInput,
  emptyCategory,
} from '#features/taxonomy/data/category.schema.ts';
import { Text } from '#design-system/primitives/Text';
import { CategoryForm } from '../CategoryForm/CategoryForm.tsx';
import { ItemActions } from '../ItemActions/ItemActions.tsx';
import { PanelFrame } from '../PanelFrame/PanelFrame.tsx';
import { Uses } from '../Uses.tsx';
import type { TaxonomyEditor } from '../useTaxonomyEditor.ts';
import { CategoryList, CategoryRow, Dot, Words } from './CategoriesPanel.styles.ts';

export interface CategoriesPanelProps {
  /** Ce qui ajoute, change et supprime, et où en est l’enregistrement. */
  editor: TaxonomyEditor<Category, CategoryInput>;
  /** Les catégories; rien tant qu’elles arrivent. */
  categories: readonly Category[] | undefined;
  /** Les données arrivent encore. */
  isLoading: boolean;
  /** Un admin voit les boutons qui suppriment. */
  canDelete: boolean;
}

/** Categories: the form, then each with its colour, name and description. */
export function CategoriesPanel({ editor, categories, isLoading, canDelete }: CategoriesPanelProps) {
  const { draft, form, serverError, onSubmit, onCancel } = editor;
  return (
    <PanelFrame
      title="Catégories"
      count={categories?.length}
      isLoading={isLoading}
      emptyText="Aucune catégorie. Chaque article peut en avoir une, que sa couleur signale dans la liste."
      form={
        <CategoryForm
          key={draft.id}
          defaultValues={draft.item ? toCategoryInput(draft.item) : emptyCategory}
          id={draft.item && draft.id}
          ref={form}
          others={categories?.filter(({ id }) => id !== draft.id)}
          serverError={serverError}
          isFocused={draft.isFocused}
          onSubmit={onSubmit}
          onCancel={() => void onCancel()}
        />
      }
    >
      <CategoryList>
        {categories?.map((category) => (
          <CategoryRow key={category.id} data-edited={category.id === draft.id || undefined}>
            <Dot aria-hidden viewBox="0 0 16 16">
              <circle cx="8" cy="8" r="7.5" fill={category.color} />
            </Dot>
            <Words>
              <Text weight="semibold" size="small">
                {category.name}
                <Uses count={category.uses} />
              </Text>
              {category.description && (
                <Text size="small" tone="muted">
                  {category.description}
                </Text>
              )}
            </Words>
            <ItemActions item={category} noun="la catégorie" editor={editor} canDelete={canDelete} />
          </CategoryRow>
        ))}
      </CategoryList>
    </PanelFrame>
  );
}
