import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BookingForm } from './BookingForm.tsx';

const times = ['14', '15', '16'].map((hour) => ({
  starts_at: `2027-01-21T${hour}:00:00+00:00`,
  ends_at: `2027-01-21T${Number(hour) + 1}:00:00+00:00`,
}));

const meta = preview.meta({
  title: 'Sections/Réservation/Formulaire · BookingForm',
  tags: ['no-visual'],
  component: BookingForm,
  args: { times, onSubmit: fn(async () => {}) },
  parameters: {
    guide: {
      use: ['Dans « Booking » : quand, combien de temps, qui.'],
      instead: [{ when: 'C’est une demande générale', take: 'features/requests/site/ContactMessage' }],
    },
    layout: 'padded',
    description:
      'Quand, pour combien de temps, qui, et un mot. Les moments peuvent changer pendant qu’on écrit : ce qui est tapé reste.',
  },
});

export const Blank = meta.story();

export const Prefilled = meta.story({
  args: {
    defaultValues: {
      startsAt: '2027-01-21T15:00:00+00:00',
      slots: '2',
      firstName: 'Camille',
      email: 'camille.roy@exemple.ca',
      note: 'Un balado à quatre voix.',
    },
  },
});
