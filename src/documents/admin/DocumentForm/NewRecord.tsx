import { noop, useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
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
  const typed = name.trim();
  const [refused, setRefused] = useState<{ typed: string; mistake: string | undefined }>();
  const category = useMutation(categoryMutations.save);
  const tag = useMutation(tagMutations.save);
  const { mutateAsync, isPending } = table === 'tags' ? tag : category;
  /** By the rules of their screen, which are the same for both. */
  const create = async () => {
    const { data: input, error } = categorySchema.safeParse({ ...emptyCategory, name: typed });
    setRefused({ typed, mistake: error?.issues[0]?.message });
    if (!input) return;
    // A failure is said as it comes.
    await mutateAsync({ id: crypto.randomUUID(), isNew: true, input }).then(({ id }) => onCreated(id), noop);
  };
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
      {refused?.mistake && refused.typed === typed && (
        <Text isAnnounced size="small" tone="danger">
          {refused.mistake}
        </Text>
      )}
    </div>
  );
}
