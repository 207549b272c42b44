import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
// oxlint-disable-next-line no-restricted-imports -- What is typed is the search of the field around it.
import { useForm } from 'react-hook-form';
import { foldText } from '#data/foldText.ts';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import type { RecordTable } from '#documents/contents/field.ts';
import { categorySchema, emptyCategory } from '#features/taxonomy/data/category.schema.ts';
import { categoryMutations, tagMutations } from '#features/taxonomy/data/taxonomy.queries.ts';

const words = { categories: 'Créer la catégorie', tags: 'Créer le tag' } as const satisfies Record<
  RecordTable,
  string
>;

/** Makes a category or a tag of a name alone, by the rules of their screen, which are the same for both. */
function useCreation({ table, name, onCreated }: Omit<NewRecordProps, 'items'>) {
  const { handleSubmit, formState } = useForm({
    resolver: zodResolver(categorySchema),
    values: { ...emptyCategory, name: name.trim() },
  });
  const category = useMutation(categoryMutations.save);
  const tag = useMutation(tagMutations.save);
  const create = handleSubmit(async (input) => {
    const save = { id: crypto.randomUUID(), isNew: true, input };
    try {
      onCreated((await (table === 'tags' ? tag : category).mutateAsync(save)).id);
    } catch {
      // It is said as it comes.
    }
  });
  return {
    create,
    mistake: formState.errors.name?.message,
    isPending: category.isPending || tag.isPending,
  };
}

export interface NewRecordProps {
  table: RecordTable;
  /** What is typed. */
  name: string;
  /** Those that there are. */
  items: readonly { name: string }[];
  /** Called with the id of what was made. */
  onCreated: (id: string) => void;
}

/** « Créer le tag « X » », where nothing bears that name. */
export function NewRecord({ items, ...props }: NewRecordProps) {
  const { table, name } = props;
  const { create, mistake, isPending } = useCreation(props);
  const typed = name.trim();
  if (typed === '' || items.some((item) => foldText(item.name) === foldText(typed))) return null;
  return (
    <div>
      <Button
        size="small"
        variant="outline"
        iconStart={Plus}
        isPending={isPending}
        pendingLabel="Création en cours..."
        onClick={() => void create()}
      >
        {`${words[table]} «\u00A0${typed}\u00A0»`}
      </Button>
      {mistake && (
        <Text isAnnounced size="small" tone="danger">
          {mistake}
        </Text>
      )}
    </div>
  );
}
