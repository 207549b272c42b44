import { fn } from 'storybook/test';
import type { Booking } from '#features/studios/data/booking.ts';
import preview from '#storybook/preview.tsx';
import { ManageBooking } from './ManageBooking.tsx';

const booking: Booking = {
  studio: 'charest',
  studio_name: 'Studio Charest',
  starts_at: '2127-01-21T14:00:00+00:00',
  ends_at: '2127-01-21T16:00:00+00:00',
  state: 'requested',
  held_until: '2127-01-20T14:00:00+00:00',
  answer: null,
  first_name: 'Camille',
};

const meta = preview.meta({
  title: 'Sections/Réservation/Suivi · ManageBooking',
  tags: ['no-visual'],
  component: ManageBooking,
  args: { booking, token: 'jeton-de-camille'.padEnd(43, '0'), onChange: fn() },
  parameters: {
    guide: {
      use: ['Sur la page qu’ouvre le lien du courriel d’une réservation.'],
      instead: [
        { when: 'L’équipe y répond', take: 'features/studios/admin/AnswerBooking' },
        { when: 'C’est une inscription', take: 'features/courses/site/ManageRegistration' },
      ],
    },
    description: 'Ce qu’est devenue une demande de studio, et le bouton pour y renoncer.',
  },
});

export const Default = meta.story();

export const ToConfirm = meta.story({ args: { booking: { ...booking, state: 'unconfirmed' } } });

export const Accepted = meta.story({
  args: { booking: { ...booking, state: 'accepted', answer: 'À bientôt!' } },
});

export const Declined = meta.story({ args: { booking: { ...booking, state: 'declined' } } });
