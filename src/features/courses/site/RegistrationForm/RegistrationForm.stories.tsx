import { fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

const meta = preview.meta({
  title: 'Sections/Inscription/Formulaire · RegistrationForm',
  tags: ['no-visual'],
  component: RegistrationForm,
  args: { maxSeats: 8, free: 5, onSubmit: fn(async () => {}) },
  parameters: {
    guide: {
      use: ['Dans « Registering » : qui vient, avec qui, et un mot.'],
      instead: [
        { when: 'C’est une demande générale', take: 'features/requests/site/ContactMessage' },
        { when: 'C’est un studio', take: 'features/studios/site/BookingForm' },
      ],
    },
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `
Qui vient à une session, avec qui, et un mot. Au-delà des places libres, le bouton parle de la liste d’attente.`,
      },
    },
  },
});

export const Blank = meta.story();

/** À plusieurs, dont un de trop : le bouton le dit. */
export const Waiting = meta.story({ args: { free: 2, defaultValues: { seats: '3' } } });
