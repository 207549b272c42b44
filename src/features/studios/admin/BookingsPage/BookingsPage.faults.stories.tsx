import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { aBooking, insertBookings } from '#mocks/bookings.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BookingsPage } from './BookingsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Réservations/Semaine, pannes · BookingsPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
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

/** La semaine n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'bookings' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('button', { name: /Camille Roy/ });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByText(/Aucune réservation\.$/)).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
