import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { Button } from '#design-system/components/Button';
import { Field } from '../Field/index.ts';
import { TextInput } from '../TextInput/index.ts';
import { Fieldset } from './Fieldset.tsx';

/** A form that is saved as soon as whoever plays the server has answered. */
function SavedForm({ onSave }: { onSave: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsPending(true);
        void onSave().finally(() => setIsPending(false));
      }}
    >
      <Fieldset aria-label="Épisode" disabled={isPending}>
        <Field label="Titre">
          <TextInput defaultValue="La relève" />
        </Field>
        <Button type="submit" isPending={isPending} pendingLabel="Enregistrement...">
          Enregistrer
        </Button>
      </Fieldset>
    </form>
  );
}

const meta = preview.meta({
  title: 'Formulaires/Groupe de champs · Fieldset',
  component: Fieldset,
});

export const Default = meta.story({
  args: {
    'aria-label': 'Épisode',
    children: (
      <Field label="Titre">
        <TextInput defaultValue="La relève" />
      </Field>
    ),
  },
});

export const Disabled = Default.extend({ args: { disabled: true } });

let answer: () => void;
const save = fn(() => new Promise<void>((resolve) => (answer = resolve)));

/** Whoever saves by « Entrée » goes on where they were. */
export const FocusAfterSaving = meta.story({
  name: 'Focus après l’enregistrement',
  tags: ['!dev'],
  render: () => (
    <main tabIndex={-1}>
      <SavedForm onSave={save} />
    </main>
  ),
  play: inTests(async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Titre' });
    await userEvent.type(title, '{Enter}');
    await expect(title).toBeDisabled();
    // The browser takes the focus away with the next picture that it draws.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.getByRole('main')).toHaveFocus();
    answer();
    await waitFor(() => expect(title).toBeEnabled());
    await expect(title).toHaveFocus();
  }),
});
