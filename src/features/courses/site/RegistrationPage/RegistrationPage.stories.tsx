import { expect } from 'storybook/test';
import {
  aRegistration,
  aCourseSession,
  insertRegistrations,
  insertCourseSessions,
} from '#mocks/courseSessions.ts';
import { run, update } from '#mocks/database.ts';
import { paths } from '#paths.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import { serverError } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { loader, RegistrationPage } from './RegistrationPage.tsx';

const session = aCourseSession();
const registration = aRegistration({ seats: 3, others: ['Luc Tremblay'] });

const meta = preview.meta({
  title: 'Pages/Votre inscription · RegistrationPage',
  component: RegistrationPage,
  parameters: {
    path: `${paths.registration}#${registration.token}`,
    route: paths.registration,
    loading: { loader },
    description:
      'Ce qu’est devenue une inscription, pour qui a le lien du courriel (`/inscription#…`), sans compte. Annuler ou accepter une place est un bouton : ouvrir le lien ne change rien. Un lien déjà utilisé le dit.',
    docs: { story: { inline: false, height: '80rem' } },
  },
  async beforeEach() {
    await insertCourseSessions(session);
    await insertRegistrations(registration);
  },
});

const findTitle = (
  canvas: { findByRole: (role: string, options: object) => Promise<HTMLElement> },
  name: string,
) => canvas.findByRole('heading', { level: 2, name });

/** `ManageRegistration` : ce qu’elle est devenue, et ce qui peut s’en faire. */
export const Registered = meta.story({
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Vos places sont réservées')).toBeVisible();
    await expect(
      canvas.getByText('Pour 3 personnes\u00A0: vous, Luc Tremblay et une autre personne.', {
        normalizer: (text) => text,
      }),
    ).toBeVisible();
  },
});

/** Annulée ailleurs entre-temps : le second clic dit que c’est fait. */
export const CancelledTwice = meta.story({
  name: 'Annulée deux fois',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Annuler mon inscription'));
    await update('private.registrations', {}, { state: 'cancelled' });
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Cette inscription est déjà annulée.');
    await expect(await findTitle(canvas, 'Cette inscription est annulée')).toBeVisible();
  },
});

/** Une place sur trois est rendue; qui vient encore reste nommé. */
export const SeatsReturned = meta.story({
  name: 'Places rendues',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Rendre une partie des places'));
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Rendre une place' }));
    await expect(
      await canvas.findByText('Pour 2 personnes\u00A0: vous et Luc Tremblay.', {
        normalizer: (text) => text,
      }),
    ).toBeVisible();
  },
});

/** Le lien du courriel s’ouvre; c’est le bouton qui confirme. */
export const ToConfirm = meta.story({
  beforeEach: () =>
    insertRegistrations({ ...registration, state: 'held', offered_until: '2127-01-05T15:00:00+00:00' }),
  play: async ({ canvas, userEvent }) => {
    await expect(await findTitle(canvas, 'Confirmez votre inscription')).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Confirmer mon inscription' }));
    await expect(await findTitle(canvas, 'Vos places sont réservées')).toHaveFocus();
  },
});

export const Waiting = meta.story({
  beforeEach: () => insertRegistrations({ ...registration, state: 'waiting' }),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Vous êtes sur la liste d’attente')).toBeVisible();
    await expect(canvas.getByText(/^Vous y êtes au 1er rang/)).toBeVisible();
  },
});

export const Offered = meta.story({
  beforeEach: () =>
    insertRegistrations({ ...registration, state: 'offered', offered_until: '2127-01-05T15:00:00+00:00' }),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Une place vous est offerte')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accepter la place' })).toBeVisible();
  },
});

export const Lapsed = meta.story({
  beforeEach: () => insertRegistrations({ ...registration, state: 'lapsed' }),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Ce n’est plus gardé pour vous')).toBeVisible();
  },
});

export const SessionCancelled = meta.story({
  tags: ['no-visual'],
  beforeEach: () => update('private.course_sessions', { id: session.id }, { state: 'cancelled' }),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Cette session est annulée')).toBeVisible();
  },
});

export const Over = meta.story({
  name: 'Passée',
  tags: ['no-visual'],
  beforeEach: () =>
    run(`update private.course_sessions set register_until = '2026-01-20', starts_at = '2026-01-21', ends_at = '2026-01-22'
      where id = '${session.id}'`),
  play: async ({ canvas }) => {
    await expect(await findTitle(canvas, 'Cette session a eu lieu')).toBeVisible();
  },
});

/** Un lien coupé en le copiant, ou d’une inscription effacée. */
export const Unknown = meta.story({
  parameters: { path: `${paths.registration}#${'0'.repeat(43)}` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ce lien n’ouvre aucune inscription' }),
    ).toBeVisible();
  },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient quand le serveur répond. */
export const ServerError = meta.story(
  failedLoad({ where: 'sessions' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Vos places sont réservées' }),
  ),
);

/** L’inscription ne s’annule pas : la personne l’apprend, et l’inscription reste à l’écran. */
export const ServerRejected = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByText('Annuler mon inscription', { selector: 'summary' }));
    msw.use(...serverError({ where: 'sessions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Oui, annuler' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Le serveur a rencontré un problème.');
    await expect(await findTitle(canvas, 'Vos places sont réservées')).toBeVisible();
  }),
});
