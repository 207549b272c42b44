import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { find } from '#mocks/database.ts';
import { mediaLibrary } from '#mocks/fixtures/media.ts';
import { expectReportedByToast, faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { MediaDialog } from './MediaDialog.tsx';

const [medium] = mediaLibrary;
if (!medium) throw new Error('The fixtures have lost their media.');

const meta = preview.meta({
  title: 'Administration/Médiathèque/Fiche, pannes',
  tags: ['!autodocs'],
  component: MediaDialog,
  globals: { role: 'admin' },
  args: { medium: { ...medium, former_files: [], profiles: null }, isOpen: true, onClose: fn() },
});

/** What is said of a file isn't saved: the person is told, and the words are still there. */
const on = faultStories(async ({ args, userEvent }, fault) => {
  const dialog = within(await screen.findByRole('dialog', { name: 'Éditer le média' }));
  const title = dialog.getByLabelText('Nouveau titre:');
  await userEvent.type(title, ' bis');
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  if (fault.name === 'Slow') {
    await dialog.findByRole('button', { name: 'Enregistrement...' });
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect((await find('media_library', { id: medium.id }))[0]?.title).toBe(`${medium.title} bis`);
    return;
  }
  await expectReportedByToast(fault);
  await expect(title).toHaveValue(`${medium.title} bis`);
  await expect(args.onClose).not.toHaveBeenCalled();
});

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
