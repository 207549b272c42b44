import { expect, fn } from 'storybook/test';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStory } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { AuthPage } from './AuthPage.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Connexion et inscription, pannes · AuthPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: AuthPage,
  args: { leaveFor: fn() },
  parameters: { path: paths.auth },
});

/** La connexion échoue : la personne l’apprend et n’a rien à retaper. */
export const Faults = meta.story(
  faultStory({ where: 'auth' }, async ({ canvas, userEvent }, fault) => {
    await userEvent.type(canvas.getByLabelText('Courriel'), 'editor@porte-voix.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'porte-voix-local{Enter}');
    if (fault.name === 'Slow') {
      await canvas.findByRole('button', { name: 'Connexion en cours...' });
      await expect(await canvas.findByText('Redirection en cours...')).toBeVisible();
      return;
    }
    await expectReportedByToast(
      fault.name === 'Empty' ? { message: 'Le serveur a rencontré un problème.' } : fault,
    );
    await expect(canvas.getByLabelText('Courriel')).toHaveValue('editor@porte-voix.example');
    await expect(canvas.getByLabelText('Mot de passe')).toHaveValue('porte-voix-local');
  }),
);
