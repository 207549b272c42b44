import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Formulaire d’inscription',
  component: SignUpForm,
  args: { onSubmit: fn(async () => {}), isPending: false },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Sous l’onglet « Inscription » : prénom et nom, tous deux facultatifs, puis courriel et mot de passe d’au moins 6 caractères. Quand le serveur refuse, le focus revient au courriel.`,
      },
    },
  },
});

export const Blank = meta.story();

export const InvalidSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Courriel'), 'nouvelle@porte-voix.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'court{Enter}');
    await expect(await canvas.findByText('Choisissez au moins 6 caractères.')).toBeVisible();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({ args: { isPending: true } });

export const ServerRejected = meta.story({
  args: { serverError: 'Un compte existe déjà pour ce courriel.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Un compte existe déjà pour ce courriel.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Courriel')).toHaveFocus());
  },
});

/** What happens next belongs to the page. */
export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Prénom'), 'Élodie');
    await userEvent.type(canvas.getByLabelText('Courriel'), 'nouvelle@porte-voix.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'un secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { firstName: 'Élodie', lastName: '', email: 'nouvelle@porte-voix.example', password: 'un secret' },
      expect.anything(),
    );
  },
});
