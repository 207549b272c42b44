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
        { when: 'On l’invite', take: 'features/people/admin/UsersPage' },
      ],
    },
    layout: 'padded',
    description:
      'Sous l’onglet « Inscription » : prénom et nom, tous deux facultatifs, puis courriel et mot de passe d’au moins 12 caractères, ni courant ni tiré de son nom ou de son courriel. Quand le serveur refuse, le focus revient au courriel.',
  },
});

export const Blank = meta.story();

/** Ce que d’autres essaieraient d’abord est refusé sur place. */
export const EasyToGuess = meta.story({
  name: 'Facile à deviner',
  play: async ({ args, canvas, userEvent, step }) => {
    const password = canvas.getByLabelText('Mot de passe');
    const trySecret = async (secret: string, refusal: string | RegExp) => {
      await userEvent.clear(password);
      await userEvent.type(password, `${secret}{Enter}`);
      await expect(await canvas.findByText(refusal)).toBeVisible();
    };
    await userEvent.type(canvas.getByLabelText('Prénom'), 'Élodie');
    await userEvent.click(canvas.getByLabelText('Courriel'));
    await userEvent.paste('jarry@porte-voix.example');
    await step('Un mot de passe court', async () => {
      await trySecret('court', 'Choisissez au moins 12 caractères.');
      await expect(password).toHaveFocus();
    });
    await step('Un mot de passe courant, entouré de chiffres', () =>
      trySecret('Motdepasse2026!', /^Ce mot de passe est trop courant/),
    );
    await step('Un mot de passe qui contient le nom', () =>
      trySecret('les fleurs d’élodie', 'N’y mettez ni votre nom ni votre courriel.'),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
