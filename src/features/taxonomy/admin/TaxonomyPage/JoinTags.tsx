import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { SelectField } from '#admin/shell/forms/SelectField.tsx';
import { notices } from '#admin/shell/notices.ts';
import { formatWhole } from '#data/formats.ts';
import { z } from '#data/zod.ts';
import { Text } from '#design-system/primitives/Text';
import { type TaxonomyItem, tagMutations } from '#features/taxonomy/data/taxonomy.queries.ts';

interface JoinTagsProps {
  /** Celui qui s’en va. */
  tag: TaxonomyItem;
  /** Ceux qui peuvent prendre sa place. */
  others: readonly TaxonomyItem[];
  /** La fenêtre se ferme. */
  onClose: () => void;
}

const joinSchema = z.object({ kept: z.string().min(1, 'Choisissez celui qui reste.') });

/** Gives the articles of a tag another one in its place: what was written twice becomes one. */
export function JoinTags({ tag, others, onClose }: JoinTagsProps) {
  const { mutateAsync: join } = useMutation(tagMutations.join);
  const form = useForm({ resolver: zodResolver(joinSchema), defaultValues: { kept: '' } });

  return (
    <FormDialog
      form={form}
      title={`Joindre «\u00A0${tag.name}\u00A0» à un autre tag`}
      size="small"
      submitLabel="Joindre"
      pendingLabel="Jonction en cours..."
      onSubmit={async ({ kept }) => {
        await join({ joined: tag.id, kept });
        return notices.tagsJoined;
      }}
      onClose={onClose}
    >
      <Text>
        Les articles qui l’ont ({formatWhole(tag.uses ?? 0)}) auront l’autre à sa place, et son adresse mènera
        à celle de l’autre. Cela ne s’annule pas.
      </Text>
      <SelectField
        control={form.control}
        name="kept"
        label="Tag qui reste"
        items={others.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
