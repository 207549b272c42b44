import { fn } from 'storybook/test';
import type { Registration } from '#features/courses/data/registration.queries.ts';
import preview from '#storybook/preview.tsx';
import { ManageRegistration } from './ManageRegistration.tsx';

const registration: Registration = {
  state: 'registered',
  position_in_line: null,
  offered_until: null,
  seats: 3,
  others: ['Marie Roy'],
  first_name: 'Camille',
  email: 'camille.roy@exemple.ca',
  session_id: 'c0000000-0000-4000-8000-000000000001',
  title: 'Art oratoire',
  starts_at: '2127-01-21T14:00:00+00:00',
  ends_at: '2127-01-22T21:30:00+00:00',
  place: '525, boulevard Charest Est, Québec',
  price: 890,
  session_state: 'open',
};

const meta = preview.meta({
  title: 'Sections/Inscription/Suivi · ManageRegistration',
  tags: ['no-visual'],
  component: ManageRegistration,
  args: { registration, token: 'jeton-de-camille'.padEnd(43, '0'), onChange: fn() },
  parameters: {
    guide: {
      use: ['Sur la page qu’ouvre le lien du courriel d’une inscription.'],
      instead: [
        { when: 'La personne s’inscrit', take: 'features/courses/site/Registering' },
        { when: 'C’est un studio', take: 'features/studios/site/ManageBooking' },
      ],
    },
    description:
      'Ce qu’est devenue une inscription : la confirmer, accepter la place offerte, la rendre en tout ou en partie.',
  },
});

export const Default = meta.story();

/** Une place vient d’être offerte, pour un temps. */
export const Offered = meta.story({
  args: { registration: { ...registration, state: 'offered', offered_until: '2126-12-01T14:00:00+00:00' } },
});

export const Waiting = meta.story({
  args: { registration: { ...registration, state: 'waiting', position_in_line: 2 } },
});

export const Cancelled = meta.story({
  name: 'Annulée',
  args: { registration: { ...registration, state: 'cancelled' } },
});
