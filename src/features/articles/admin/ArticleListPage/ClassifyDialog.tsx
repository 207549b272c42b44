import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { SelectField } from '#admin/shell/forms/FormFields.tsx';
import { z } from '#data/zod.ts';
import type { Classification } from '#features/articles/data/classification.queries.ts';
import { categoriesQuery, tagsQuery } from '#features/taxonomy/data/taxonomy.queries.ts';

export interface ClassifyDialogProps {
  /** « 3 articles » */
  subject: string;
  onClose: () => void;
  /** Resolves with whether it went through: until then the window stays. */
  onChoose: (change: Classification) => Promise<boolean>;
}

const none = { value: 'none', label: 'Aucune' };

/** What is chosen of each; empty for what stays as it is. */
const classifySchema = z.object({ category: z.string(), added: z.string(), removed: z.string() });

/** Asks for a category, a tag to add and a tag to take away. */
export function ClassifyDialog({ subject, onClose, onChoose }: ClassifyDialogProps) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const { data: tags = [] } = useQuery(tagsQuery);
  const form = useForm({
    resolver: zodResolver(classifySchema),
    defaultValues: { category: '', added: '', removed: '' },
  });
  const toItems = (named: readonly { id: string; name: string }[]) =>
    named.map(({ id, name }) => ({ value: id, label: name }));

  const onSubmit = ({ category, added, removed }: z.infer<typeof classifySchema>) => {
    const change: Classification = {
      ...(category && { category_id: category === none.value ? null : category }),
      ...(added && { added_tag: added }),
      ...(removed && { removed_tag: removed }),
    };
    return Object.keys(change).length === 0 || onChoose(change);
  };
  const field = { control: form.control, none: 'Ne rien changer' };
  return (
    <FormDialog
      form={form}
      title="Classer"
      description={subject}
      size="small"
      submitLabel="Classer"
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <SelectField {...field} name="category" label="Catégorie" items={[none, ...toItems(categories)]} />
      <SelectField {...field} name="added" label="Ajouter le tag" items={toItems(tags)} />
      <SelectField {...field} name="removed" label="Retirer le tag" items={toItems(tags)} />
    </FormDialog>
  );
}
