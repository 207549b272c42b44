import { type Ref, useEffect, useEffectEvent, useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { FormFields } from '#admin/shell/forms/FormFields.tsx';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { type PersistedForm, usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { type Send, useSending } from '#admin/shell/forms/useSending.ts';
import { slugify, toSlug } from '#features/articles/data/slug.ts';
import {
  type Category,
  categorySchema,
  emptyCategory,
  toCategoryInput,
  emptyTag,
  tagSchema,
} from '#features/taxonomy/data/taxonomy.schema.ts';
import type { TaxonomyInput, TaxonomyItem, TaxonomyKind } from '#features/taxonomy/data/taxonomy.queries.ts';
import { Button } from '#design-system/components/Button';
import { ColorInput } from '#design-system/forms/ColorInput';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { Buttons, FormGrid, WholeRow } from './TaxonomyForm.styles.ts';
import { DataError } from '#data/errors.ts';
import type { z } from '#data/zod.ts';

export interface TaxonomyFormProps {
  /** Une catégorie a aussi une description et une couleur. */
  kind: TaxonomyKind;
  /** L’élément; `null` pour un nouveau. */
  item: TaxonomyItem | null;
  /** Les autres : un nom ou un slug déjà pris est une faute, dite pendant la saisie. */
  others?: readonly NameAndSlug[] | undefined;
  /** Le focus part d’ici. */
  isFocused?: boolean;
  /** Envoie le formulaire; un nom ou un slug pris se dit près de son champ. */
  onSubmit: Send<TaxonomyInput>;
  /** C’est enregistré. */
  onSaved?: () => void;
  /** On renonce, sans rien enregistrer. */
  onCancel?: () => void;
  /** Le formulaire, pour que l’écran y mette le focus. */
  ref?: Ref<FormHandle> | undefined;
}

const kinds = {
  category: {
    schema: categorySchema as z.ZodType<unknown, TaxonomyInput>,
    toInput: (item: TaxonomyItem | null) => (item ? toCategoryInput(item as Category) : emptyCategory),
    newTitle: 'Nouvelle catégorie',
    // One button of the screen leads.
    variant: 'primary',
  },
  tag: {
    schema: tagSchema as z.ZodType<unknown, TaxonomyInput>,
    toInput: (item: TaxonomyItem | null) => (item ? { name: item.name, slug: item.slug } : emptyTag),
    newTitle: 'Nouveau tag',
    variant: 'secondary',
  },
} as const;

/**
 * A category or a tag: name and slug, of a category its description and colour, and « Créer », or « Modifier » and « Annuler » (product: taxonomy).
 * A blank name goes nowhere, without a toast (product: taxonomy without a name).
 */
export function TaxonomyForm({ kind, item, onSubmit, ...props }: TaxonomyFormProps) {
  const { others, isFocused, onSaved, onCancel, ref } = props;
  const { schema, toInput, newTitle, variant } = kinds[kind];
  const isEditing = item !== null;
  const form = usePersistedForm<TaxonomyInput>(`${kind}/${item?.id ?? 'new'}`, schema, {
    defaultValues: toInput(item),
  });
  const titleId = useId();
  const { control, setFocus, setError, formState } = form;
  const { send, isPending, failure } = useSending(form, onSubmit, onSaved);
  const [name, slug] = useWatch({ control, name: ['name', 'slug'] });
  const taken = takenAmong(others, { name, slug });

  useFormHandle(ref, form);
  useEffect(() => {
    if (isFocused) setFocus('name');
  }, [isFocused, setFocus]);

  const onRefused = useEffectEvent(() => {
    const refused = takenAtSaving(failure);
    if (refused) setError(refused.field, { message: refused.message }, { shouldFocus: true });
    // Disabled fields have lost the focus.
    else setFocus('name');
  });
  useEffect(() => {
    if (failure !== null && !isPending) onRefused();
  }, [failure, isPending]);

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={(event) => void send(event)}>
      <FormGrid aria-labelledby={titleId} disabled={isPending}>
        <WholeRow as={Heading} level={3} size="h4" id={titleId}>
          {isEditing ? `Modifier «\u00A0${formState.defaultValues?.name ?? ''}\u00A0»` : newTitle}
        </WholeRow>
        {form.restored && (
          <WholeRow>
            <RestoredNotice form={form} />
          </WholeRow>
        )}
        <FormFields
          form={form}
          fields={[
            { name: 'name', label: 'Nom', error: taken.name, isRequired: true },
            {
              name: 'slug',
              label: 'Slug',
              error: taken.slug,
              spellCheck: false,
              placeholder: slugify(name.trim()),
              // What happens to an empty slug (product: taxonomy without a name).
              aside: (
                <Text as="span" isNote>
                  tiré du nom si vide
                </Text>
              ),
            },
          ]}
        />
        {kind === 'category' && <CategoryFields form={form} />}
        <Buttons $gap={2}>
          <Button
            type="submit"
            size="small"
            variant={variant}
            isPending={isPending}
            pendingLabel="Enregistrement..."
          >
            {isEditing ? 'Modifier' : 'Créer'}
          </Button>
          {isEditing && (
            <Button size="small" variant="ghost" onClick={onCancel}>
              Annuler
            </Button>
          )}
        </Buttons>
      </FormGrid>
    </form>
  );
}

/** What a category has besides. */
function CategoryFields({ form }: { form: PersistedForm<TaxonomyInput> }) {
  const { errors } = form.formState;
  return (
    <>
      <WholeRow as={Field} label="Description" error={errors.description?.message}>
        <TextArea rows={2} {...form.register('description')} />
      </WholeRow>
      <Controller
        control={form.control}
        name="color"
        render={({ field: { onChange, value = '', ...field } }) => (
          <Field label="Couleur" error={errors.color?.message}>
            <ColorInput {...field} value={value} onValueChange={onChange} />
          </Field>
        )}
      />
    </>
  );
}

type NameAndSlug = { name: string; slug: string };

const messages = {
  name: 'Ce nom est déjà utilisé.',
  slug: 'Ce slug est déjà utilisé. Écrivez-en un autre.',
} as const;

/** What another item has already, of a name and a slug that are being typed; an empty slug stands for the name's own. */
function takenAmong(others: readonly NameAndSlug[] = [], { name, slug }: NameAndSlug) {
  const typedSlug = slug.trim();
  const isNameTaken = others.some((other) => other.name === name.trim());
  const isSlugTaken = others.some((other) => other.slug === toSlug({ slug: typedSlug, title: name.trim() }));
  // With another name comes another slug.
  const isSlugToMend = isSlugTaken && (typedSlug !== '' || !isNameTaken);
  return {
    name: isNameTaken ? messages.name : undefined,
    slug: isSlugToMend ? messages.slug : undefined,
  };
}

/** The field and the message of a save that was refused because another item has this name or this slug. */
function takenAtSaving(error: unknown) {
  if (!(error instanceof DataError) || error.kind !== 'duplicate') return null;
  const { column } = error;
  return column === 'name' || column === 'slug'
    ? ({ field: column, message: messages[column] } as const)
    : null;
}
