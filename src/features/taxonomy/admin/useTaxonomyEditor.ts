import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deletionQuestion } from '#lists/deletion.ts';
import type { FormHandle } from '#admin/shell/forms/useAbandon.ts';
import { notices } from '#admin/shell/notices.ts';
import { useDeletion } from '#lists/useDeletion.ts';
import { formatWhole } from '#data/formats.ts';
import {
  type TaxonomyInput,
  type TaxonomyItem,
  type TaxonomyKind,
  categoryMutations,
  tagMutations,
} from '#features/taxonomy/data/taxonomy.queries.ts';

/** What a form works on: an item that exists, or a new one under an id that it keeps until it is saved. */
type Draft = { id: string; item: TaxonomyItem | null; isFocused: boolean };

const newDraft = (isFocused: boolean): Draft => ({ id: crypto.randomUUID(), item: null, isFocused });

const kinds = {
  category: {
    mutations: categoryMutations,
    created: notices.categoryCreated,
    updated: notices.categoryUpdated,
    deleted: notices.categoryDeleted,
    restored: notices.categoryRestored,
    uses: (count: number) =>
      count > 1
        ? `${formatWhole(count)} articles n’auront plus de catégorie.`
        : ['Aucun article n’est dans cette catégorie.', 'Un article n’aura plus de catégorie.'][count],
  },
  tag: {
    mutations: tagMutations,
    created: notices.tagCreated,
    updated: notices.tagUpdated,
    deleted: notices.tagDeleted,
    restored: notices.tagRestored,
    uses: (count: number) =>
      count > 1
        ? `${formatWhole(count)} articles ne l’auront plus.`
        : ['Aucun article n’a ce tag.', 'Un article ne l’aura plus.'][count],
  },
};

/** Creates, changes and deletes categories or tags, one at a time. */
export function useTaxonomyEditor(kind: TaxonomyKind) {
  const { mutations, uses: describeUses, ...toasts } = kinds[kind];
  const { mutateAsync: save, isPending: isSaving } = useMutation(mutations.save);
  const { mutateAsync: remove } = useMutation(mutations.remove);
  const { mutateAsync: restore } = useMutation(mutations.restore);
  const deleteItem = useDeletion();
  const [draft, setDraft] = useState(() => newDraft(false));
  const form = useRef<FormHandle>(null);

  return {
    draft,
    form,
    isSaving,

    onSubmit: async (input: TaxonomyInput) => {
      await save({ id: draft.id, isNew: !draft.item, input });
      return draft.item ? toasts.updated : toasts.created;
    },
    onSaved: () => setDraft(newDraft(true)),
    onCancel: async () => {
      if (await form.current?.abandon()) setDraft(newDraft(true));
    },
    onEdit: async (item: TaxonomyItem) => {
      if (item.id !== draft.id && (await form.current?.abandon()))
        setDraft({ id: item.id, item, isFocused: true });
    },
    onDelete: async ({ id, name, uses = 0 }: TaxonomyItem) => {
      const isDeleted = await deleteItem({
        question: deletionQuestion(kind, `${name}. ${describeUses(uses)}`),
        remove: () => remove(id),
        deleted: toasts.deleted,
        undo: { restore: () => restore(id), restored: toasts.restored },
      });
      if (isDeleted && id === draft.id) setDraft(newDraft(false));
    },
  };
}
