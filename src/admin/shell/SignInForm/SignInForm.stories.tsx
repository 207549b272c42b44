import { expect, fn, waitFor } from 'storybook/test';
import { submitted } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { SignInForm } from './SignInForm.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Formulaire de connexion · SignInForm',
  component: SignInForm,
  args: { onSubmit: fn(async () => {}), isPending: false },
  argTypes: { aside: { control: false } },
  parameters: {
    guide: {
      use: ['Pour ouvrir une session, à l’entrée ou après une session terminée.'],
      instead: [
        { when: 'La personne n’a pas de compte', take: 'features/people/admin/AuthPage' },
        { when: 'Elle a oublié son mot de passe', take: 'features/people/admin/PasswordResetPage' },
      ],
    },
    layout: 'padded',
    description: `Courriel et mot de passe, sur l’écran de connexion et dans la fenêtre d’une session terminée. Ce qui est tapé avant l’arrivée des scripts est gardé; le bouton, lui, les attend.

\`\`\`tsx
<SignInForm onSubmit={onSubmit} isPending={isPending} serverError={serverError} />
\`\`\`

Après un refus, le focus revient au mot de passe, ou au courriel s’il est encore vide.`,
  },
});

export const Blank = meta.story();

export const InvalidSubmit = meta.story({
  decorators: [submitted],
  parameters: { docs: { story: { inline: false, height: '22rem' } } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Entrez votre courriel.')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Courriel')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Submitting = meta.story({ args: { isPending: true } });

/** Le formulaire est envoyé; la suite revient à l’écran ou à la fenêtre qui le montre. */
export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Courriel'));
    await userEvent.paste(' editor@porte-voix.example ');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'un secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith(
      { email: 'editor@porte-voix.example', password: 'un secret' },
      expect.anything(),
    );
  },
});
