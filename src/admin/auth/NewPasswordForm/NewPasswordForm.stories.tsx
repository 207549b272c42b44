import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Formulaire du nouveau mot de passe',
  component: NewPasswordForm,
  args: { onSubmit: fn(async () => {}), isPending: false },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Le nouveau mot de passe, deux fois, pour qui revient par le lien reçu ou est déjà connecté : l’ancien n’est pas demandé. Deux saisies différentes se disent à côté de « Confirmation »; un refus du serveur ramène au premier champ.`,
      },
    },
  },
});

export const Blank = meta.story();

export const InvalidSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
    await expect(await canvas.findByText('Entrez un mot de passe.')).toBeVisible();
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
