import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design-system/components/Button';
import { Dialog } from '#design-system/components/Dialog';
import { Field } from '#design-system/forms/Field';
import { Select } from '#design-system/forms/Select';
import { Stack } from '#design-system/primitives/Stack';
import type { Classification } from '#features/articles/data/classification.queries.ts';
import { categoriesQuery, tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';

export interface ClassifyDialogProps {
  /** « 3 articles » */
  subject: string;
  isOpen: boolean;
  isPending: boolean;
  onClose: () => void;
  /** Resolves with whether it went through: until then the window stays. */
  onChoose: (change: Classification) => Promise<boolean>;
}

const kept = { value: 'kept', label: 'Ne rien changer' };
const none = { value: 'none', label: 'Aucune' };

/** Asks for a category, a tag to add and a tag to take away. */
export function ClassifyDialog({ subject, isOpen, isPending, onClose, onChoose }: ClassifyDialogProps) {
  const [category, setCategory] = useState('kept');
  const [added, setAdded] = useState('kept');
  const [removed, setRemoved] = useState('kept');
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: tags = [] } = useQuery(tagsQuery);
  const toItems = (named: readonly { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }));

  const choose = async () => {
    const change: Classification = {
      ...(category !== 'kept' && { category_id: category === 'none' ? null : category }),
      ...(added !== 'kept' && { added_tag: added }),
      ...(removed !== 'kept' && { removed_tag: removed }),
    };
    if (isPending) return;
    if (Object.keys(change).length === 0 || (await onChoose(change))) onClose();
  };
  return (
    <Dialog
      title="Classer"
      description={subject}
      size="small"
      isOpen={isOpen}
      onOpenChange={(nextOpen) => {
        if (!nextOpen && !isPending) onClose();
      }}
      footer={
        <>
          <Button
            variant="primary"
            isPending={isPending}
            pendingLabel="Enregistrement..."
            onClick={() => void choose()}
          >
            Classer
          </Button>
          <Dialog.Close render={<Button variant="ghost" />}>Annuler</Dialog.Close>
        </>
      }
    >
      <Stack $gap={4}>
        <Field label="Catégorie">
          <Select items={[kept, none, ...toItems(categories)]} value={category} onValueChange={setCategory} />
        </Field>
        <Field label="Ajouter le tag">
          <Select items={[kept, ...toItems(tags)]} value={added} onValueChange={setAdded} />
        </Field>
        <Field label="Retirer le tag">
          <Select items={[kept, ...toItems(tags)]} value={removed} onValueChange={setRemoved} />
        </Field>
      </Stack>
    </Dialog>
  );
}
