import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  aRegistration,
  aCourseSession,
  findRegistrations,
  insertRegistrations,
  insertCourseSessions,
} from '#mocks/courseSessions.ts';
import { answerLost, serverError } from '#mocks/scenarios.ts';
import { remove, update } from '#mocks/database.ts';
import { paths } from '#paths.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { loader, RegisterPage } from './RegisterPage.tsx';

const session = aCourseSession();
const table = 'private.course_sessions';

const meta = preview.meta({
  title: 'Pages/Inscription · RegisterPage',
  component: RegisterPage,
  parameters: {
    path: paths.courseSessionRegistration(session.id),
    route: '/inscription/:session',
    loading: { loader },
    description:
      'S’inscrire à une session (`/inscription/…`), seul ou à plusieurs. La base compte les places : quand la session se remplit pendant qu’on écrit, la liste d’attente est proposée, et ce qui est tapé reste. La page n’est pas indexée, et personne n’y est compté.',
    docs: { story: { inline: false, height: '80rem' } },
  },
  beforeEach: () => insertCourseSessions(session),
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function fill({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Prénom' }));
  for (const text of ['Camille', 'Roy', 'camille.roy@exemple.ca']) {
    await userEvent.paste(text);
    await userEvent.tab();
  }
}

/** `RegistrationForm` : qui vient, avec qui, et un mot. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Art oratoire' })).toBeVisible();
    await expect(canvas.getByText('mardi 21 au mercredi 22 janvier 2127')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'M’inscrire' })).toBeVisible();
  },
});

export const Registered = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nombre de personnes' }), '3');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Prénom et nom de la 2e personne' }),
      'Luc Tremblay',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    const thanks = await canvas.findByRole('heading', { level: 2, name: 'Plus qu’une étape, Camille.' });
    await expect(thanks).toHaveFocus();
    await expect(canvas.getByText('Votre place vous est gardée')).toBeVisible();
    await expect(await findRegistrations()).toMatchObject([
      { name: 'Camille Roy', state: 'held', seats: 3, others: ['Luc Tremblay'] },
    ]);
    await expect(await canvas.findByText('Reste 5 places sur 8')).toBeVisible();
  },
});

/** L’adresse avait une faute : la corriger ne prend pas une deuxième place. */
export const Corrected = meta.story({
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Corriger mes coordonnées' }));
    const email = canvas.getByRole('textbox', { name: 'Courriel' });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('camille.roy@exemple.ca');
    await userEvent.clear(email);
    await userEvent.click(email);
    await userEvent.paste('camille@exemple.ca');
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    await expect(await canvas.findByText('camille@exemple.ca')).toBeVisible();
    await expect(await findRegistrations()).toMatchObject([{ name: 'Camille Roy', state: 'held' }]);
  },
});

export const InvalidSubmit = meta.story({
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'M’inscrire' }));
    await expect(await canvas.findByText('Entrez votre prénom.')).toBeVisible();
    await expect(canvas.getByText('Entrez votre nom.')).toBeVisible();
    await expect(canvas.getByText('Entrez une adresse de courriel, comme nom@exemple.ca.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
  },
});

/** La session se remplit pendant qu’on écrit : rien n’est perdu, et la liste d’attente est proposée. */
export const FilledMeanwhile = meta.story({
  name: 'Remplie entre-temps',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await fill(context);
    await insertRegistrations(aRegistration({ seats: 8 }));
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    await step('Ce qui est écrit reste', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Les dernières places viennent d’être prises',
      );
      await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Camille');
      await expect(await canvas.findByText('Complet')).toBeVisible();
      await expect(await findRegistrations()).toHaveLength(1);
    });
    await step('La liste d’attente', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire sur la liste d’attente' }));
      await expect(
        await canvas.findByRole('heading', { level: 2, name: 'Plus qu’une étape, Camille.' }),
      ).toBeVisible();
      await expect(canvas.getByText(/vous prendrez alors votre rang/)).toBeVisible();
    });
  },
});

/** Il ne reste pas assez de places : en choisir moins suffit, et le bouton le dit. */
export const TooFewLeft = meta.story({
  name: 'Trop peu de places',
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fill(context);
    const choose = (seats: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Nombre de personnes' }), seats);
    await choose('3');
    await insertRegistrations(aRegistration({ seats: 6 }));
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Il ne reste pas assez de places');
    await expect(canvas.getByRole('button', { name: 'M’inscrire sur la liste d’attente' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: '3 personnes (liste d’attente)' })).toBeInTheDocument();
    await choose('2');
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    await canvas.findByRole('heading', { level: 2, name: 'Plus qu’une étape, Camille.' });
    await expect(await findRegistrations()).toMatchObject([{ seats: 6 }, { state: 'held', seats: 2 }]);
  },
});

/** Complète dès l’arrivée : le bouton dit ce qu’il fait. */
export const Full = meta.story({
  beforeEach: () => insertRegistrations(aRegistration({ seats: 8 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'M’inscrire sur la liste d’attente' }),
    ).toBeVisible();
    await expect(canvas.getByText('Complet')).toBeVisible();
  },
});

/** L’inscription est arrivée, la réponse non : un second essai n’en fait pas une deuxième. */
export const AnswerLost = meta.story({
  tags: ['!dev', 'no-visual'],
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    await fill(context);
    msw.use(...answerLost({ methods: ['POST'] }));
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le serveur est injoignable.');
    await userEvent.click(canvas.getByRole('button', { name: 'M’inscrire' }));
    await canvas.findByRole('heading', { level: 2, name: 'Plus qu’une étape, Camille.' });
    await expect(await findRegistrations()).toHaveLength(1);
  },
});

export const Closed = meta.story({
  beforeEach: () => update(table, { id: session.id }, { register_until: '2026-11-01T12:00:00+00:00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Les inscriptions à cette session sont closes')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** Passée, annulée, ou une adresse qui n’a jamais été. */
export const Missing = meta.story({
  name: 'Sans session',
  beforeEach: () => remove(table, { id: session.id }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Cette session n’est plus offerte' }),
    ).toBeVisible();
  },
});

export const ServerError = meta.story({
  // The failure has a picture of its own, as `BlogFailure`.
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...serverError()),
  play: inTests(async ({ canvas, userEvent, msw }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Impossible de charger cette session.' }),
    ).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Art oratoire' })).toBeVisible();
  }),
});
