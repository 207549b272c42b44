import { expect, fn, within } from 'storybook/test';
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
    description:
      'Qui vient à une session, avec qui, et un mot. Au-delà des places libres, le bouton parle de la liste d’attente.',
  },
});

export const Blank = meta.story();

/** À plusieurs, dont un de trop : le bouton le dit. */
export const Waiting = meta.story({
  args: { maxSeats: 4, free: 2, defaultValues: { seats: '3' } },
  play: async ({ canvas }) => {
    const options = within(canvas.getByRole('combobox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '1 personne',
      '2 personnes',
      '3 personnes (liste d’attente)',
      '4 personnes (liste d’attente)',
    ]);
  },
});
