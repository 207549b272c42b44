import { fn } from 'storybook/test';
import type { StaffBooking } from '#features/studios/data/staffBookings.queries.ts';
import preview from '#storybook/preview.tsx';
import { AnswerBooking } from './AnswerBooking.tsx';

const booking: StaffBooking = {
  id: 'e1000000-0000-4000-8000-000000000001',
  lead_id: 'd4000000-0000-4000-8000-000000000001',
  studio: 'charest',
  studio_name: 'Studio Charest',
  starts_at: '2027-01-21T14:00:00+00:00',
  ends_at: '2027-01-21T16:00:00+00:00',
  state: 'requested',
  held_until: '2027-01-20T14:00:00+00:00',
  together: 1,
  note: 'Un balado à quatre voix.',
  answer: null,
  first_name: 'Camille',
  last_name: 'Roy',
  email: 'camille.roy@boreal.example',
  company: 'Boréal',
};

const meta = preview.meta({
  title: 'Administration/Réservations/Réponse · AnswerBooking',
  component: AnswerBooking,
  globals: { role: 'editor' },
  args: { booking, onClose: fn() },
  parameters: {
    guide: {
      use: ['Pour lire une réservation et y répondre.'],
      instead: [{ when: 'La personne suit sa propre demande', take: 'features/studios/site/BookingPage' }],
    },
    description:
      'Une réservation, et la réponse avec un mot. Ce qui est tapé reste quand la réponse est refusée. Un modérateur la lit sans y répondre.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();

/** Plusieurs demandes venues du même réseau : on peut les libérer ensemble. */
export const Together = meta.story({
  name: 'Venues ensemble',
  args: { booking: { ...booking, together: 4 } },
});

export const Accepted = meta.story({
  args: { booking: { ...booking, state: 'accepted', answer: 'À bientôt!' } },
});

/** Qui ne fait que lire. */
export const Moderator = meta.story({ globals: { role: 'moderator' } });
