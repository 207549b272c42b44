import { expect } from 'storybook/test';
import { aBooking, insertBookings, insertStudioSettings } from '#mocks/bookings.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverPage, toVisitorMessage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BookingPage, loader } from './BookingPage.tsx';
import { unknownContent } from './bookingPage.content.ts';

const booking = aBooking();

const meta = preview.meta({
  title: 'Pages/Réservation/Pannes',
  tags: ['!autodocs'],
  component: BookingPage,
  parameters: { path: `${paths.booking}#${booking.token}`, loading: { loader } },
  async beforeEach() {
    await insertStudioSettings();
    await insertBookings(booking);
  },
});

/** The booking doesn't come, then can't be cancelled: the visitor is told, and it stays on the screen. */
const on = faultStories(
  async (context, fault) => {
    const { canvas, userEvent } = context;
    const loaded = 'Votre demande attend notre réponse';
    await recoverPage(context, fault, { loaded, empty: unknownContent.title });
    if (fault.name === 'Empty' || fault.name === 'Slow') return;
    fault.begin();
    await userEvent.click(canvas.getByText('Annuler ma réservation', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(toVisitorMessage(fault));
    await expect(canvas.getByRole('heading', { name: loaded })).toBeVisible();
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
