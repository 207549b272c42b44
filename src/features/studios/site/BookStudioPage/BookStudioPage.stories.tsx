import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  aBooking,
  findBookings,
  insertBookings,
  insertStudioSettings,
  studioSettings,
} from '#mocks/bookings.ts';
import { answerLost } from '#mocks/scenarios.ts';
import { paths } from '#paths.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { BookStudioPage, loader } from './BookStudioPage.tsx';

const meta = preview.meta({
  title: 'Pages/Réservation d’un studio · BookStudioPage',
  component: BookStudioPage,
  parameters: {
    path: paths.studioBooking('charest'),
    route: '/reservation/:studio',
    loading: { loader },
    description:
      'Demander un studio (`/reservation/…`) : les moments libres des quatre prochaines semaines, d’après les paramètres. Une demande garde son moment une demi-heure, jusqu’à ce que la personne la confirme par le bouton du courriel, puis 24 heures au plus, le temps de répondre. Quand un moment est pris pendant qu’on écrit, les autres sont offerts, et ce qui est tapé reste. La page n’est pas indexée, et personne n’y est compté.',
    docs: { story: { inline: false, height: '64rem' } },
  },
  beforeEach: () => insertStudioSettings(),
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

const silent = { tags: ['no-visual'] };

async function fill({ canvas, userEvent }: Play) {
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Jour' }), '2026-11-18');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Début' }), '2026-11-18T14:00:00+00:00');
  await userEvent.click(canvas.getByRole('textbox', { name: 'Courriel' }));
  await userEvent.paste('camille.roy@exemple.ca');
}

const send = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Demander ce moment' }));

const findThanks = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.findByRole('heading', { level: 2, name: 'Plus qu’une étape.' });

/** `BookingForm` : quand, combien de temps, qui, et un mot. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Studio Charest' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Jour' })).toBeVisible();
  },
});

/** L’adresse avait une faute : la corriger ne prend pas un deuxième moment. */
export const Corrected = meta.story({
  ...silent,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await send(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Corriger mes coordonnées' }));
    const email = canvas.getByRole('textbox', { name: 'Courriel' });
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await userEvent.click(email);
    await userEvent.paste('camille@exemple.ca');
    await send(context);
    await findThanks(context);
    await expect(await findBookings()).toMatchObject([{ email: 'camille@exemple.ca', state: 'unconfirmed' }]);
  },
});

/** Deux heures de suite. */
export const Requested = meta.story({
  name: 'Demandée',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Fin' }), '2');
    await send(context);
    await expect(await findThanks(context)).toHaveFocus();
    // Only who reads the e-mail can confirm.
    await expect(canvas.getByText(/ouvrez le courriel que nous envoyons/)).toBeVisible();
    await expect(
      (await findBookings()).filter(({ email }) => email === 'camille.roy@exemple.ca'),
    ).toMatchObject([{ state: 'unconfirmed', minutes: 120 }]);
  },
});

export const InvalidSubmit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Demander ce moment' }));
    await expect(await canvas.findByText('Choisissez un moment.')).toBeVisible();
    await expect(canvas.getByText('Entrez une adresse de courriel, comme nom@exemple.ca.')).toBeVisible();
  },
});

/** Quelqu’un a été plus vite : rien n’est perdu, et les autres moments sont offerts. */
export const TakenMeanwhile = meta.story({
  name: 'Prise entre-temps',
  tags: ['thorough'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fill(context);
    await insertBookings(
      aBooking({
        email: 'autre@exemple.ca',
        starts_at: '2026-11-18T14:00:00+00:00',
        ends_at: '2026-11-18T15:00:00+00:00',
      }),
    );
    await send(context);
    await step('Ce qui est écrit reste', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Quelqu’un vient de prendre ce moment.',
      );
      await expect(canvas.getByRole('textbox', { name: 'Courriel' })).toHaveValue('camille.roy@exemple.ca');
      await expect(canvas.getByRole('combobox', { name: 'Jour' })).toHaveValue('2026-11-18');
    });
    await step('Un autre moment du même jour', async () => {
      await expect(canvas.queryByRole('option', { name: /^9\sh$/ })).toBeNull();
      await userEvent.selectOptions(
        canvas.getByRole('combobox', { name: 'Début' }),
        '2026-11-18T15:00:00+00:00',
      );
      await send(context);
      await findThanks(context);
    });
  },
});

/** La demande est arrivée, la réponse non : un second essai n’en fait pas une deuxième. */
export const AnswerLost = meta.story({
  ...silent,
  tags: ['!dev', 'no-visual'],
  play: async (context) => {
    const { canvas, msw } = context;
    await fill(context);
    msw.use(...answerLost({ where: 'bookings', methods: ['POST'] }));
    await send(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Votre demande n’est pas partie');
    await send(context);
    await findThanks(context);
    await expect(await findBookings()).toHaveLength(1);
  },
});

const { studios } = studioSettings;

/** Fermé pendant quatre semaines. */
export const NothingFree = meta.story({
  name: 'Rien de libre',
  beforeEach: () =>
    insertStudioSettings({
      studios,
      closed: [{ id: 'x', label: 'Travaux', from: '2026-11-01', to: '2027-01-31' }],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tout est pris pour les quatre prochaines semaines')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Demander ce moment' })).toBeNull();
  },
});

/** Un studio sans heures, ou qui n’existe pas. */
export const NotBookable = meta.story({
  name: 'Non réservable',
  parameters: { path: paths.studioBooking('limoilou') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ce studio ne se réserve pas en ligne' }),
    ).toBeVisible();
  },
});

/** Les heures n’arrivent pas : la personne l’apprend, et les obtient quand le serveur répond. */
export const ServerError = meta.story(
  failedLoad({ where: 'bookings' }, (canvas) => canvas.findByRole('heading', { name: 'Votre demande' })),
);
