import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FormHandle } from '#admin/shell/forms/useAbandon.ts';
import { notices } from '#admin/shell/notices.ts';
import { useRecordDeletion } from '#lists/useDeletion.ts';
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
    deleted: () => notices.categoryDeleted,
    restored: () => notices.categoryRestored,
    uses: (count: number) =>
      count > 1
        ? `${formatWhole(count)} articles n’auront plus de catégorie.`
        : ['Aucun article n’est dans cette catégorie.', 'Un article n’aura plus de catégorie.'][count],
  },
  tag: {
    mutations: tagMutations,
    created: notices.tagCreated,
    updated: notices.tagUpdated,
    deleted: () => notices.tagDeleted,
    restored: () => notices.tagRestored,
    uses: (count: number) =>
      count > 1
        ? `${formatWhole(count)} articles ne l’auront plus.`
        : ['Aucun article n’a ce tag.', 'Un article ne l’aura plus.'][count],
  },
};

/** Creates, changes and deletes categories or tags, one at a time. */
export function useTaxonomyEditor(kind: TaxonomyKind) {
  const { mutations, created, updated, deleted, restored, uses: describeUses } = kinds[kind];
  const { mutateAsync: save, isPending: isSaving } = useMutation(mutations.save);
  const { deleteRows } = useRecordDeletion<TaxonomyItem>(mutations, {
    subject: kind,
    name: ({ name }) => name,
    consequence: ([item]) => describeUses(item?.uses ?? 0) ?? '',
    deleted,
    restored,
  });
  const [draft, setDraft] = useState(() => newDraft(false));
  const form = useRef<FormHandle>(null);

  return {
    draft,
    form,
    isSaving,

    onSubmit: async (input: TaxonomyInput) => {
      await save({ id: draft.id, isNew: !draft.item, input });
      return draft.item ? updated : created;
    },
    onSaved: () => setDraft(newDraft(true)),
    onCancel: async () => {
      if (await form.current?.abandon()) setDraft(newDraft(true));
    },
    onEdit: async (item: TaxonomyItem) => {
      if (item.id !== draft.id && (await form.current?.abandon()))
        setDraft({ id: item.id, item, isFocused: true });
    },
    onDelete: async (item: TaxonomyItem) => {
      if ((await deleteRows([item])) && item.id === draft.id) setDraft(newDraft(false));
    },
  };
}
