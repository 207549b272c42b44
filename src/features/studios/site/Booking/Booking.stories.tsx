import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Booking } from './Booking.tsx';

const times = ['14', '15', '16'].map((hour) => ({
  starts_at: `2027-01-21T${hour}:00:00+00:00`,
  ends_at: `2027-01-21T${Number(hour) + 1}:00:00+00:00`,
}));

const meta = preview.meta({
  title: 'Sections/Réservation/Demande · Booking',
  tags: ['no-visual'],
  component: Booking,
  args: {
    studio: { id: 'charest', name: 'Studio Charest' },
    times,
    loadTimes: fn(async () => times),
  },
  parameters: {
    guide: {
      use: ['Sur la page qui demande un studio.'],
      instead: [
        { when: 'Les champs seuls suffisent', take: 'features/studios/site/BookingForm' },
        { when: 'C’est une session', take: 'features/courses/site/Registering' },
      ],
    },
    description:
      'Demande un studio. Quand quelqu’un a été plus vite, les moments qui restent sont offerts, et ce qui est tapé reste.',
  },
});

export const Default = meta.story();

/** Tout est pris : il reste le téléphone et le formulaire de contact. */
export const Full = meta.story({ args: { times: [] } });
