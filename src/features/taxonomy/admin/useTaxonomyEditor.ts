import { noop, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deletionQuestion } from '#lists/deletion.ts';
import type { FormHandle } from '#admin/shell/forms/useAbandon.ts';
import { notices } from '#admin/shell/notices.ts';
import type { Restored } from '#lists/tellRenamed.ts';
import { useDeletion } from '#lists/useDeletion.ts';
import { formatWhole } from '#data/formats.ts';
import type { Category, CategoryInput } from '#features/taxonomy/data/category.schema.ts';
import type { Tag, TagInput } from '#features/taxonomy/data/tag.schema.ts';
import { type Save, categoryMutations, tagMutations } from '#features/taxonomy/data/taxonomy.queries.ts';
import { type ToastOptions, useToast } from '#design-system/components/Toast';

type Subject<Item, Input> = {
  kind: 'category' | 'tag';
  save: UseMutationResult<Item, Error, Save<Input>>;
  remove: (id: string) => Promise<unknown>;
  restore: (id: string) => Promise<Restored>;
  toasts: Record<'created' | 'updated' | 'deleted' | 'restored', ToastOptions>;
};

/** What a form works on: an item that exists, or a new one under an id that it keeps until it is saved. */
type Draft<Item> = { id: string; item: Item | null; isFocused: boolean };

const newDraft = (isFocused: boolean) => ({ id: crypto.randomUUID(), item: null, isFocused });

function useTaxonomyEditor<Item extends TaxonomyItem, Input>({
  kind,
  save,
  remove,
  restore,
  toasts,
}: Subject<Item, Input>) {
  const deleteItem = useDeletion();
  const showToast = useToast();
  const [draft, setDraft] = useState<Draft<Item>>(() => newDraft(false));
  const form = useRef<FormHandle>(null);

  const open = (next: Draft<Item>) => {
    save.reset();
    setDraft(next);
  };

  return {
    draft,
    form,
    isSaving: save.isPending,
    serverError: save.error,

    onSubmit: (input: Input) =>
      save.mutateAsync({ id: draft.id, isNew: !draft.item, input }).then(() => {
        form.current?.markSaved();
        showToast(draft.item ? toasts.updated : toasts.created);
        open(newDraft(true));
      }, noop),
    onCancel: async () => {
      if (await form.current?.abandon()) open(newDraft(true));
    },
    onEdit: async (item: Item) => {
      if (item.id !== draft.id && (await form.current?.abandon()))
        open({ id: item.id, item, isFocused: true });
    },
    onDelete: async ({ id, name, uses = 0 }: Item) => {
      const isDeleted = await deleteItem({
        question: deletionQuestion(kind, `${name}. ${usesText[kind](uses)}`),
        remove: () => remove(id),
        deleted: toasts.deleted,
        undo: { restore: () => restore(id), restored: toasts.restored },
      });
      if (isDeleted && id === draft.id) open(newDraft(false));
    },
  };
}

const usesText = {
  category: (count: number) =>
    count > 1
      ? `${formatWhole(count)} articles n’auront plus de catégorie.`
      : ['Aucun article n’est dans cette catégorie.', 'Un article n’aura plus de catégorie.'][count],
  tag: (count: number) =>
    count > 1
      ? `${formatWhole(count)} articles ne l’auront plus.`
      : ['Aucun article n’a ce tag.', 'Un article ne l’aura plus.'][count],
};

/** A category or a tag. */
export type TaxonomyItem = { id: string; name: string; uses?: number };

export type TaxonomyEditor<Item extends TaxonomyItem, Input> = ReturnType<
  typeof useTaxonomyEditor<Item, Input>
>;

/** Creates, changes and deletes categories, one at a time. */
export function useCategoryEditor() {
  const save = useMutation(categoryMutations.save);
  const { mutateAsync: remove } = useMutation(categoryMutations.remove);
  const { mutateAsync: restore } = useMutation(categoryMutations.restore);
  return useTaxonomyEditor<Category, CategoryInput>({
    kind: 'category',
    save,
    remove,
    restore,
    toasts: {
      created: notices.categoryCreated,
      updated: notices.categoryUpdated,
      deleted: notices.categoryDeleted,
      restored: notices.categoryRestored,
    },
  });
}

/** Creates, changes and deletes tags, one at a time. */
export function useTagEditor() {
  const save = useMutation(tagMutations.save);
  const { mutateAsync: remove } = useMutation(tagMutations.remove);
  const { mutateAsync: restore } = useMutation(tagMutations.restore);
  return useTaxonomyEditor<Tag, TagInput>({
    kind: 'tag',
    save,
    remove,
    restore,
    toasts: {
      created: notices.tagCreated,
      updated: notices.tagUpdated,
      deleted: notices.tagDeleted,
      restored: notices.tagRestored,
    },
  });
}
