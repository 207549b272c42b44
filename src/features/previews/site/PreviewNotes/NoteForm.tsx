import { type FormEvent, useEffect, useRef } from 'react';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Disclosure } from '#design-system/components/Disclosure';
import { Field } from '#design-system/forms/Field';
import { NativeSelect } from '#design-system/forms/NativeSelect';
import { TextArea } from '#design-system/forms/TextArea';
import { TextInput } from '#design-system/forms/TextInput';
import { Buttons, FormRoot, Quote } from './PreviewNotes.styles.ts';
import type { Choice, NoteWriting } from './useNotesPanel.ts';

export interface NoteFormProps {
  writing: NoteWriting;
  choices: readonly Choice[];
  /** Which field takes the focus: the passage is chosen already, or isn't. */
  focus: 'passage' | 'note';
  onCancel: () => void;
}

/** What somebody has to say of a passage. What is typed stays, whatever becomes of an attempt. */
export function NoteForm({ writing, choices, focus, onCancel }: NoteFormProps) {
  const { form, chosen, failure, choose, send } = writing;
  const { register, handleSubmit, setFocus, formState } = form;
  const { errors, isSubmitting } = formState;
  const passage = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (focus === 'passage') passage.current?.focus();
    else setFocus('note');
  }, [focus, setFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A second click while the first is on its way would leave two.
    if (!isSubmitting) void handleSubmit(send)(event);
  };

  const words = chosen?.target.words ?? '';
  return (
    <FormRoot method="dialog" noValidate onSubmit={submit} aria-label="Nouvelle note">
      <Field label="Passage">
        <NativeSelect
          ref={passage}
          items={choices}
          value={chosen?.value ?? ''}
          onChange={({ target }) => {
            const choice = choices.find(({ value }) => value === target.value);
            if (choice) choose(choice);
          }}
        />
      </Field>
      {chosen && words !== chosen.label && words !== '' && <Quote tabIndex={0}>{words}</Quote>}
      <Field
        label="Votre note"
        description={'Ce que vous en pensez, ou ce qui manque\u00A0: 1000 caractères au plus.'}
        error={errors.note?.message}
      >
        <TextArea rows={3} {...register('note')} />
      </Field>
      {words !== '' && (
        <Disclosure summary="Proposer d’autres mots" isInitiallyOpen={Boolean(errors.proposal)}>
          <Field
            label="Mots proposés"
            description="Changez ce qui est écrit. L’équipe peut le reprendre tel quel."
            error={errors.proposal?.message}
          >
            <TextArea rows={5} {...register('proposal')} />
          </Field>
        </Disclosure>
      )}
      <Field
        label="Votre nom"
        description="Votre nom et votre note se lisent par qui a ce lien, et par l’équipe."
        isRequired
        error={errors.name?.message}
      >
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      {failure && (
        <Alert tone="danger" title="Votre note n’est pas partie" isAnnounced>
          {failure} Votre texte est resté dans le formulaire.
        </Alert>
      )}
      <Buttons>
        <Button type="submit" variant="primary" isPending={isSubmitting} pendingLabel="Envoi en cours...">
          Envoyer la note
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Retour aux notes
        </Button>
      </Buttons>
    </FormRoot>
  );
}
