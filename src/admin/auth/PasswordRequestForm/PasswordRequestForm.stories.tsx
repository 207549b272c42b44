import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordRequestForm } from './PasswordRequestForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Formulaire du mot de passe oublié',
  component: PasswordRequestForm,
  args: { onSubmit: fn(async () => {}), isPending: false },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Un seul champ : le courriel auquel envoyer le lien d’un nouveau mot de passe. La demande partie, l’écran « Mot de passe oublié » met la marche à suivre à sa place; après un refus, le focus revient au champ.`,
      },
    },
  },
});

export const Blank = meta.story();

export const InvalidSubmit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Courriel'), 'pas un courriel{Enter}');
    await expect(await canvas.findByText('Entrez un courriel, comme nom@exemple.ca.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
