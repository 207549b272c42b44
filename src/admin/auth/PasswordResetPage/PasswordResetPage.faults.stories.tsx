import { expect, fn } from 'storybook/test';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Mot de passe oublié, pannes',
  tags: ['!autodocs'],
  component: PasswordResetPage,
  args: { leaveFor: fn() },
  parameters: { path: paths.passwordReset },
});

/** The e-mail can't be asked for: the person is told, and the address is still there. */
const on = faultStories(
  async ({ canvas, userEvent }, fault) => {
    await userEvent.type(await canvas.findByLabelText('Courriel'), 'zoe@exemple.ca{Enter}');
    // The service has nothing to say when all is well.
    if (fault.name === 'Slow' || fault.name === 'Empty') {
      await expect(await canvas.findByText('Consultez votre messagerie.')).toBeVisible();
      return;
    }
    await expectReportedByToast(fault);
    await expect(canvas.getByLabelText('Courriel')).toHaveValue('zoe@exemple.ca');
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
