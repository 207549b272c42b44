import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { RestoredNotice } from '#admin/shell/forms/RestoredNotice.tsx';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { formatPerson } from '#admin/shell/formatPerson.ts';
import { LoadError } from '#admin/shell/LoadError/LoadError.tsx';
import { notices } from '#admin/shell/notices.ts';
import { errorText } from '#data/errors.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { addNoteMutation, leadNotesQuery } from '#features/requests/data/leadNotes.queries.ts';
import { type LeadNoteInput, leadNoteSchema } from '#features/requests/data/leadValues.schema.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { Field } from '#design-system/forms/Field';
import { TextArea } from '#design-system/forms/TextArea';
import { Stack } from '#design-system/primitives/Stack';
import { Text } from '#design-system/primitives/Text';
import { Lines, Note } from './LeadPage.styles.ts';

export interface NotesCardProps {
  leadId: string;
  canAdd: boolean;
}

/** What the team noted of a lead, each note by itself, and a field for one more. */
export function NotesCard({ leadId, canAdd }: NotesCardProps) {
  const query = useQuery(leadNotesQuery(leadId));
  const { data: notes } = query;
  return (
    <FormCard aria-labelledby="notes">
      <h2 id="notes">Notes de l’équipe</h2>
      <LoadError title="Impossible de charger les notes." query={query} />
      {notes && notes.length > 0 && (
        <Lines>
          {notes.map((note) => (
            <li key={note.id}>
              <Text size="small" tone="muted">
                {formatPerson(note.author_name)}, le {formatDayAndTime(toClockTime(note.created_at))}
              </Text>
              <Note>{note.text}</Note>
            </li>
          ))}
        </Lines>
      )}
      {notes?.length === 0 && (
        <Text size="small" tone="muted">
          Aucune note.
        </Text>
      )}
      {canAdd && <NoteForm leadId={leadId} />}
    </FormCard>
  );
}

function NoteForm({ leadId }: Pick<NotesCardProps, 'leadId'>) {
  const showToast = useToast();
  const { mutateAsync: add, isPending, error, reset: forgetError } = useMutation(addNoteMutation);
  const form = usePersistedForm<LeadNoteInput>(`lead-note/${leadId}`, {
    resolver: zodResolver(leadNoteSchema),
    defaultValues: { note: '' },
  });
  // The same as long as the words are: a repeated attempt makes no second note.
  const sent = useRef<{ id: string; text: string }>(null);

  const save = async ({ note: text }: LeadNoteInput) => {
    if (isPending) return;
    if (sent.current?.text !== text) sent.current = { id: crypto.randomUUID(), text };
    await add({ ...sent.current, lead_id: leadId }).then(
      () => {
        sent.current = null;
        form.reset();
        showToast(notices.noteAdded);
      },
      // The form says why.
      () => undefined,
    );
  };

  return (
    <form noValidate aria-label="Nouvelle note" onSubmit={(event) => void form.handleSubmit(save)(event)}>
      <Stack $gap={3}>
        {error && (
          <Alert tone="danger" isAnnounced>
            {errorText(error)} Ce que vous avez écrit est encore là.
          </Alert>
        )}
        <RestoredNotice form={form} />
        <Field
          label="Ajouter une note"
          description="L’équipe la lit, et la personne si elle demande ce qui est conservé sur elle."
          error={form.formState.errors.note?.message}
        >
          <TextArea
            rows={3}
            readOnly={isPending}
            {...form.register('note', { onChange: () => error && forgetError() })}
          />
        </Field>
        <div>
          <Button type="submit" size="small" isPending={isPending} pendingLabel="Enregistrement...">
            Ajouter la note
          </Button>
        </div>
      </Stack>
    </form>
  );
}
