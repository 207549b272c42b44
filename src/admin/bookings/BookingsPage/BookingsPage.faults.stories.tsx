import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { aBooking, insertBookings } from '#mocks/bookings.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Réservations/Semaine, pannes',
  tags: ['!autodocs'],
  component: BookingsPage,
  globals: { role: 'editor' },
  parameters: { path: `${paths.admin.bookings}?semaine=2127-01-20` },
  beforeEach: () => insertBookings(aBooking()),
  render: () => (
    <AdminLayout>
      <BookingsPage />
    </AdminLayout>
  ),
});

/** The week doesn't come: the person is told, and gets it once the fault is over. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('button', { name: /Camille Roy/ });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByText(/Aucune réservation\.$/)).toBeVisible();
    else await recoverLoad(context, fault, shown);
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
