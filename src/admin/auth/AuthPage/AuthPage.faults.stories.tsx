import { expect, fn } from 'storybook/test';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { AuthPage } from './AuthPage.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Connexion et inscription, pannes',
  tags: ['!autodocs'],
  component: AuthPage,
  args: { leaveFor: fn() },
  parameters: { path: paths.auth },
});

/** Nobody can be signed in: the person is told, and needn't type anything again. */
const on = faultStories(
  async ({ canvas, userEvent }, fault) => {
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
  },
  { target: { where: 'auth' } },
);

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
