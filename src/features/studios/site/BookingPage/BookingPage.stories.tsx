import { expect, waitFor } from 'storybook/test';
import { aBooking, findBookings, insertBookings, insertStudioSettings } from '#mocks/bookings.ts';
import { update } from '#mocks/database.ts';
import { paths } from '#paths.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import { serverError } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { BookingPage, loader } from './BookingPage.tsx';

const tokenOf = (name: string) => `jeton-${name}`.padEnd(43, '0');

/** A story of a booking of its own: those of a guide share one database. */
const of = (name: string, values: Partial<ReturnType<typeof aBooking>> = {}, day = 1) => ({
  parameters: { path: `${paths.booking}#${tokenOf(name)}` },
  beforeEach: () =>
    insertBookings(
      aBooking({
        token: tokenOf(name),
        starts_at: `2127-02-0${day}T14:00:00+00:00`,
        ends_at: `2127-02-0${day}T16:00:00+00:00`,
        ...values,
      }),
    ),
});

const meta = preview.meta({
  title: 'Pages/Réservation · BookingPage',
  component: BookingPage,
  parameters: {
    loading: { loader },
    description:
      'Ce qu’est devenue une demande, pour qui a le lien (`/reservation#…`), et l’annuler par un bouton. Le jeton est dans le fragment de l’adresse : il ne part dans aucun journal, et la page n’est ni indexée ni gardée.',
    docs: { story: { inline: false, height: '60rem' } },
  },
  beforeEach: () => insertStudioSettings(),
});

export const Waiting = meta.story({
  ...of('attend'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Votre demande attend notre réponse' }),
    ).toBeVisible();
    await expect(canvas.getByText(/9\sh à 11\sh/)).toBeVisible();
  },
});

/** Le lien du courriel s’ouvre; c’est le bouton qui confirme. */
export const ToConfirm = meta.story({
  ...of(
    'a-confirmer',
    { email: 'autre@exemple.ca', state: 'unconfirmed', held_until: '2126-12-31T15:30:00+00:00' },
    5,
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Confirmez votre demande' }),
    ).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer ma demande' }));
    await waitFor(async () =>
      expect((await findBookings()).find(({ email }) => email === 'autre@exemple.ca')).toMatchObject({
        state: 'requested',
      }),
    );
  },
});

export const Accepted = meta.story({
  ...of('acceptee', { state: 'accepted', answer: 'La porte est à gauche de la galerie.' }, 2),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Le studio est à vous' }),
    ).toBeVisible();
    await expect(canvas.getByText(/La porte est à gauche de la galerie\./)).toBeVisible();
  },
});

export const Declined = meta.story({
  ...of('refusee', { state: 'declined', answer: 'Le studio est en travaux.' }, 3),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Nous ne pouvons pas vous recevoir à ce moment' }),
    ).toBeVisible();
    await expect(canvas.queryByText('Annuler ma réservation')).toBeNull();
  },
});

/** Personne n’a répondu en 24 heures. */
export const Lapsed = meta.story({
  ...of('passee', { held_until: '2026-11-15T14:00:00+00:00' }, 4),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: 'Ce moment ne vous est plus gardé' }),
    ).toBeVisible();
  },
});

/** Le rendez-vous a commencé pendant que la page était ouverte. */
export const BegunMeanwhile = meta.story({
  name: 'Commencée entre-temps',
  ...of('commencee', {}, 6),
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Annuler ma demande', { selector: 'summary' }));
    await update('private.studio_bookings', {}, { during: '[2026-11-16T16:00:00Z,2026-11-16T18:00:00Z)' });
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Cette réservation a déjà commencé.');
  },
});

/** Inventé, coupé ou effacé : le même écran. */
export const Unknown = meta.story({
  parameters: { path: `${paths.booking}#${tokenOf('invente')}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ce lien n’ouvre aucune réservation' }),
    ).toBeVisible();
  },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient quand le serveur répond. */
export const ServerError = meta.story({
  ...failedLoad({ where: 'bookings' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Ce lien n’ouvre aucune réservation' }),
  ),
  parameters: { path: `${paths.booking}#${tokenOf('invente')}` },
});

/** La réservation ne s’annule pas : la personne l’apprend, et la réservation reste à l’écran. */
export const ServerRejected = meta.story({
  ...of('attend'),
  tags: ['!autodocs', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByText('Annuler ma demande', { selector: 'summary' }));
    msw.use(...serverError({ where: 'bookings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le serveur a rencontré un problème.');
    await expect(canvas.getByRole('heading', { name: 'Votre demande attend notre réponse' })).toBeVisible();
  }),
});
