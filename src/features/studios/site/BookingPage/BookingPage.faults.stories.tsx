import { expect } from 'storybook/test';
import { aBooking, insertBookings, insertStudioSettings } from '#mocks/bookings.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverPage, toVisitorMessage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BookingPage, loader } from './BookingPage.tsx';
import { unknownContent } from './bookingPage.content.ts';

const booking = aBooking();

const meta = preview.meta({
  title: 'Pages/Réservation, pannes · BookingPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: BookingPage,
  parameters: { path: `${paths.booking}#${booking.token}`, loading: { loader } },
  async beforeEach() {
    await insertStudioSettings();
    await insertBookings(booking);
  },
});

/** La réservation n’arrive pas, puis ne s’annule pas : la personne l’apprend, et la réservation reste à l’écran. */
export const Faults = meta.story(
  faultStory({ where: 'bookings' }, async (context, fault) => {
    const { canvas, userEvent } = context;
    const loaded = 'Votre demande attend notre réponse';
    await recoverPage(context, fault, { loaded, empty: unknownContent.title });
    if (fault.name === 'Empty' || fault.name === 'Slow') return;
    fault.begin();
    await userEvent.click(canvas.getByText('Annuler ma demande', { selector: 'summary' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(toVisitorMessage(fault));
    await expect(canvas.getByRole('heading', { name: loaded })).toBeVisible();
  }),
);
