import { expect } from 'storybook/test';
import { insertStudioSettings } from '#mocks/bookings.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BookStudioPage, loader } from './BookStudioPage.tsx';

const meta = preview.meta({
  title: 'Pages/Réservation d’un studio, pannes · BookStudioPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: BookStudioPage,
  parameters: {
    path: paths.studioBooking('charest'),
    route: '/reservation/:studio',
    loading: { loader },
  },
  beforeEach: () => insertStudioSettings(),
});

/** Les heures n’arrivent pas; un studio inconnu ne se réserve pas en ligne. */
export const Faults = meta.story(
  faultStory({ where: 'bookings' }, async (context, fault) => {
    if (fault.name !== 'NotFound')
      return recoverPage(context, fault, { loaded: 'Votre demande', empty: 'Votre demande' });
    const heading = { level: 1, name: 'Ce studio ne se réserve pas en ligne' };
    await expect(await context.canvas.findByRole('heading', heading)).toBeVisible();
  }),
);
