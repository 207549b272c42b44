import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Formulaire d’inscription · SignUpForm',
  component: SignUpForm,
  args: { onSubmit: fn(async () => {}), isPending: false },
  parameters: {
    guide: {
      use: ['Sous l’onglet « Inscription » de l’entrée.'],
      instead: [
        { when: 'La personne a un compte', take: 'admin/shell/SignInForm' },
        { when: 'On l’invite', take: 'features/people/admin/InviteDialog' },
      ],
    },
    layout: 'padded',
    description:
      'Sous l’onglet « Inscription » : prénom et nom, tous deux facultatifs, puis courriel et mot de passe d’au moins 12 caractères, ni courant ni tiré de son nom ou de son courriel. Quand le serveur refuse, le focus revient au courriel.',
  },
});

export const Blank = meta.story();

export const InvalidSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Courriel'));
    await userEvent.paste('nouvelle@porte-voix.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'court{Enter}');
    await expect(await canvas.findByText('Choisissez au moins 12 caractères.')).toBeVisible();
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Ce que d’autres essaieraient d’abord est refusé sur place. */
export const EasyToGuess = meta.story({
  name: 'Facile à deviner',
  play: async ({ args, canvas, userEvent, step }) => {
    const password = canvas.getByLabelText('Mot de passe');
    await userEvent.type(canvas.getByLabelText('Prénom'), 'Élodie');
    await userEvent.click(canvas.getByLabelText('Courriel'));
    await userEvent.paste('jarry@porte-voix.example');
    await step('Un mot de passe courant, entouré de chiffres', async () => {
      await userEvent.type(password, 'Motdepasse2026!{Enter}');
      await expect(await canvas.findByText(/^Ce mot de passe est trop courant/)).toBeVisible();
    });
    await step('Un mot de passe qui contient le nom', async () => {
      await userEvent.clear(password);
      await userEvent.type(password, 'les fleurs d’élodie{Enter}');
      await expect(await canvas.findByText('N’y mettez ni votre nom ni votre courriel.')).toBeVisible();
    });
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
