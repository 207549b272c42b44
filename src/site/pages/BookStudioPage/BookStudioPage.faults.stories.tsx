import { expect } from 'storybook/test';
import { insertStudioSettings } from '#mocks/bookings.ts';
import { paths } from '#paths.ts';
import { faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BookStudioPage, loader } from './BookStudioPage.tsx';

const meta = preview.meta({
  title: 'Pages/Réservation d’un studio/Pannes',
  tags: ['!autodocs'],
  component: BookStudioPage,
  parameters: {
    path: paths.studioBooking('charest'),
    route: '/reservation/:studio',
    loading: { loader },
  },
  beforeEach: () => insertStudioSettings(),
});

/** The free times don't come: the visitor is told why, and gets them once the fault is over. */
const on = faultStories(
  async ({ canvas, userEvent }, { name, message, end }) => {
    if (name === 'Empty') {
      await expect(
        await canvas.findByText('Tout est pris pour les quatre prochaines semaines'),
      ).toBeVisible();
      return;
    }
    if (name === 'NotFound') {
      await expect(
        await canvas.findByRole('heading', { level: 1, name: 'Ce studio ne se réserve pas en ligne' }),
      ).toBeVisible();
      return;
    }
    if (name !== 'Slow') {
      const reason = name === 'Unauthorized' ? 'Le serveur a refusé cette demande.' : message;
      await expect(await canvas.findByText(reason)).toBeVisible();
      end();
      await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    }
    await expect(await canvas.findByRole('combobox', { name: 'Jour' })).toBeVisible();
  },
  { target: { where: 'bookings' } },
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
