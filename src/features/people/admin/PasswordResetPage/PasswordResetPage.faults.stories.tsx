import { expect, fn } from 'storybook/test';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStory } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Mot de passe oublié, pannes · PasswordResetPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: PasswordResetPage,
  args: { leaveFor: fn() },
  parameters: { path: paths.passwordReset },
});

/** Le courriel ne peut être demandé : la personne l’apprend, et l’adresse est encore là. */
export const Faults = meta.story(
  faultStory({ where: 'auth' }, async ({ canvas, userEvent }, fault) => {
    await userEvent.type(await canvas.findByLabelText('Courriel'), 'zoe@exemple.ca{Enter}');
    // The service has nothing to say when all is well.
    if (fault.name === 'Slow' || fault.name === 'Empty') {
      await expect(await canvas.findByText('Consultez votre messagerie.')).toBeVisible();
      return;
    }
    await expectReportedByToast(fault);
    await expect(canvas.getByLabelText('Courriel')).toHaveValue('zoe@exemple.ca');
  }),
);
