import { expect, fn, screen } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { DataError } from '#data/errors.ts';
import { usePersistedForm } from '#admin/shell/forms/usePersistedForm.ts';
import { TextInput } from '#design-system/forms/TextInput';
import { Field } from '#design-system/forms/Field';
import { aCourseSession, insertCourseSessions } from '#mocks/courseSessions.ts';
import preview from '#storybook/preview.tsx';
import { FormDialog } from '#admin/shell/forms/FormDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { OpenedDialog } from './OpenedDialog.tsx';

const session = {
  ...aCourseSession(),
  version: 1,
  registered: 4,
  held: 1,
  offered: 1,
  waiting: 2,
  attended: 0,
};

const meta = preview.meta({
  title: 'Administration/Sessions/Fenêtres d’une session · CourseSessionDialogs',
  component: OpenedDialog,
  globals: { role: 'editor' },
  args: { dialog: 'change' as const, session, onClose: fn() },
  parameters: {
    description:
      'Ce qu’on fait d’une session et qui en demande plus. Chacune est un formulaire dans une fenêtre, `FormDialog` : ce qui est tapé revient après un rechargement, et la fenêtre reste tant que le serveur n’a pas répondu.',
    docs: { story: { inline: false, height: '46rem' } },
  },
  decorators: [
    (Story) => (
      <LeavingProvider>
        <Story />
      </LeavingProvider>
    ),
  ],
});

/** `CourseSessionDialog` : sans session, elle en planifie une. */
export const Change = meta.story({ name: 'Modifier' });

/** `PersonDialog` : quelqu’un a appelé. */
export const Add = meta.story({ name: 'Ajouter une personne', args: { dialog: 'add' } });

/** `NoteDialog` : à toutes les personnes inscrites. */
export const Write = meta.story({ name: 'Écrire', args: { dialog: 'write' } });

/** `CancelDialog` : pour de bon. */
export const Cancel = meta.story({ name: 'Annuler', args: { dialog: 'cancel' } });

/** `MoveDialog` : vers une autre session à venir. */
export const Move = meta.story({
  name: 'Déplacer quelqu’un',
  beforeEach: () =>
    insertCourseSessions(
      aCourseSession({ id: 'c0000000-0000-4000-8000-000000000002', title: 'Storytelling' }),
    ),
  render: ({ onClose }) => (
    <MoveDialog
      registration={{
        id: 'd2000000-0000-4000-8000-000000000001',
        session_id: session.id,
        lead_id: 'd0000000-0000-4000-8000-000000000003',
        first_name: 'Rose',
        last_name: 'Lavoie',
        email: 'rose.lavoie@exemple.ca',
        company: null,
        seats: 2,
        others: [],
        state: 'registered',
        offered_until: null,
        position_in_line: null,
        attended: null,
        message: '',
        together: 0,
        created_at: '2026-11-17T15:00:00+00:00',
        changed_at: '2026-11-17T15:00:00+00:00',
      }}
      onClose={onClose}
    />
  ),
});

function RefusedForm({ onClose }: { onClose: () => void }) {
  const form = usePersistedForm<{ word: string }>('story/refused', { defaultValues: { word: 'Bonjour' } });
  return (
    <FormDialog
      form={form}
      title="Un formulaire"
      submitLabel="Enregistrer"
      error={new DataError('offline')}
      onSubmit={() => undefined}
      onClose={onClose}
    >
      <Field label="Un mot">
        <TextInput {...form.register('word')} />
      </Field>
    </FormDialog>
  );
}

/** `FormDialog` : le serveur a refusé, ce qui est tapé reste. */
export const Refused = meta.story({
  render: ({ onClose }) => <RefusedForm onClose={onClose} />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Un mot'), '!');
    await expect(await screen.findByText(/Ce que vous avez écrit est encore là\./)).toBeVisible();
  },
});
