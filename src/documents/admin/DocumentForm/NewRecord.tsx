import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { foldText } from '#data/foldText.ts';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import type { RecordTable } from '#documents/contents/field.ts';
import { categorySchema, emptyCategory } from '#features/taxonomy/data/category.schema.ts';
import { emptyTag, tagSchema } from '#features/taxonomy/data/tag.schema.ts';
import { categoryMutations, tagMutations } from '#features/taxonomy/data/taxonomy.queries.ts';

const words = { categories: 'Créer la catégorie', tags: 'Créer le tag' } as const satisfies Record<
  RecordTable,
  string
>;

/** Makes a category or a tag of a name alone, by the rules of their screen. */
function useCreation(table: RecordTable) {
  const category = useMutation(categoryMutations.save);
  const tag = useMutation(tagMutations.save);
  const [mistake, setMistake] = useState<{ name: string; message: string } | null>(null);
  /** The id of what was made; null where the name won't do, or the save failed, which is said as it comes. */
  const create = async (name: string): Promise<string | null> => {
    const save = { id: crypto.randomUUID(), isNew: true };
    const read = <Input,>(schema: z.ZodType<Input>, values: Input) => {
      const { data, error } = schema.safeParse(values);
      setMistake(error ? { name, message: error.issues[0]?.message ?? '' } : null);
      return data;
    };
    try {
      if (table === 'tags') {
        const input = read(tagSchema, { ...emptyTag, name });
        return input ? (await tag.mutateAsync({ ...save, input })).id : null;
      }
      const input = read(categorySchema, { ...emptyCategory, name });
      return input ? (await category.mutateAsync({ ...save, input })).id : null;
    } catch {
      return null;
    }
  };
  return { create, mistake, isPending: category.isPending || tag.isPending };
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
export function NewRecord({ table, name, items, onCreated }: NewRecordProps) {
  const { create, mistake, isPending } = useCreation(table);
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
        onClick={() => void create(typed).then((id) => id !== null && onCreated(id))}
      >
        {`${words[table]} «\u00A0${typed}\u00A0»`}
      </Button>
      {mistake?.name === typed && (
        <Text isAnnounced size="small" tone="danger">
          {mistake.message}
        </Text>
      )}
    </div>
  );
}
