import { type ReactNode, type Ref, type SubmitEventHandler, useEffect, useEffectEvent, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { type FormHandle, useFormHandle } from '#admin/shell/forms/useAbandon.ts';
import { useFocusOfMistake } from '#admin/shell/forms/useFocusOfMistake.ts';
import type { PersistedInput } from '#admin/shell/forms/usePersistedForm.ts';
import { slugify } from '#features/articles/data/slug.ts';
import { Button, type ButtonProps } from '#design-system/components/Button';
import { Field } from '#design-system/forms/Field';
import { TextInput } from '#design-system/forms/TextInput';
import { Heading } from '#design-system/primitives/Heading';
import { Text } from '#design-system/primitives/Text';
import { type NameAndSlug, takenAmong, takenAtSaving } from '../taken.ts';
import { Buttons, FormGrid, WholeRow } from './TaxonomyForm.styles.ts';

/** What the forms of a category and of a tag receive. */
export interface TaxonomyFormProps<Input> extends SharedProps {
  /** L’élément; `null` pour un nouveau. */
  id: string | null;
  /** Ce que le formulaire contient au départ. */
  defaultValues: Input;
  /** Envoie le formulaire. */
  onSubmit: (input: Input) => Promise<void> | void;
}

interface SharedProps {
  /** Les autres : un nom ou un slug déjà pris est une faute, dite pendant la saisie. */
  others?: readonly NameAndSlug[] | undefined;
  /** Pourquoi le dernier envoi a été refusé; un nom ou un slug pris se dit près de son champ. */
  serverError?: unknown;
  /** Le focus part d’ici. */
  isFocused?: boolean;
  /** On renonce, sans rien enregistrer. */
  onCancel?: () => void;
  /** Le formulaire, pour que l’écran y mette le focus. */
  ref?: Ref<FormHandle> | undefined;
}

interface FrameProps extends SharedProps {
  /** L’élément existe : le bouton dit « Modifier », et « Annuler » paraît. */
  isEditing: boolean;
  /** Ce qui est tapé, gardé sur l’appareil. */
  input: PersistedInput;
  /** Au-dessus du formulaire d’ajout. */
  newTitle: string;
  /** Un seul bouton de l’écran mène. */
  variant: ButtonProps['variant'];
  /** Envoie le formulaire. */
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Les champs après le nom et le slug. */
  children?: ReactNode;
}

/** The form of its context: name, slug, what an item has besides, and « Créer », or « Modifier » and « Annuler ». */
export function TaxonomyForm({ newTitle, variant, onSubmit, children, ...props }: FrameProps) {
  const { isEditing, input, others, serverError, isFocused, onCancel, ref } = props;
  const titleId = useId();
  const { register, control, setFocus, setError, formState } = useFormContext<NameAndSlug>();
  const { errors, defaultValues, isSubmitting } = formState;
  const [name, slug] = useWatch({ control, name: ['name', 'slug'] });
  const taken = takenAmong(others, { name, slug });

  useFormHandle(ref, input);
  useFocusOfMistake({ formState, setFocus });

  const start = useEffectEvent(() => {
    if (isFocused) setFocus('name');
  });
  useEffect(() => {
    start();
  }, []);

  const onRefused = useEffectEvent(() => {
    const refused = takenAtSaving(serverError);
    if (refused) setError(refused.field, { message: refused.message }, { shouldFocus: true });
    // Disabled fields have lost the focus.
    else setFocus('name');
  });
  useEffect(() => {
    if (serverError && !isSubmitting) onRefused();
  }, [serverError, isSubmitting]);

  return (
    <form noValidate aria-labelledby={titleId} onSubmit={onSubmit}>
      <FormGrid aria-labelledby={titleId} disabled={isSubmitting}>
        <WholeRow as={Heading} level={3} size="h4" id={titleId}>
          {isEditing ? `Modifier «\u00A0${defaultValues?.name ?? ''}\u00A0»` : newTitle}
        </WholeRow>
        {input.restored && (
          <WholeRow>
            <RestoredNotice form={input} />
          </WholeRow>
        )}
        <Field label="Nom" error={errors.name?.message ?? taken.name} isRequired>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Field
          label="Slug"
          error={errors.slug?.message ?? taken.slug}
          aside={
            // What happens to an empty slug (product: taxonomy without a name).
            <Text as="span" size="small" tone="muted">
              tiré du nom si vide
            </Text>
          }
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            placeholder={slugify(name.trim())}
            {...register('slug')}
          />
        </Field>
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {children}
        <Buttons $gap={2}>
          <Button
            type="submit"
            size="small"
            variant={variant}
            isPending={isSubmitting}
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
