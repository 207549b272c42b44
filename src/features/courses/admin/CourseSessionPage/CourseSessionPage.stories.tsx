import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import {
  aRegistration,
  aCourseSession,
  findRegistrations,
  findCourseSessionEmails,
  insertRegistrations,
  insertCourseSessions,
} from '#mocks/courseSessions.ts';
import { find, run, update } from '#mocks/database.ts';
import { paths } from '#paths.ts';
import { endsHere } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { CourseSessionPage } from './CourseSessionPage.tsx';

const session = aCourseSession({ capacity: 4 });
const other = aCourseSession({
  id: 'c0000000-0000-4000-8000-000000000002',
  title: 'Storytelling',
  starts_at: '2127-02-09T14:00:00+00:00',
  ends_at: '2127-02-09T21:30:00+00:00',
});

const meta = preview.meta({
  title: 'Administration/Sessions/Une session · CourseSessionPage',
  component: CourseSessionPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.session(session.id),
    rows: 'registrations',
    route: '/admin/sessions/:id',
    description:
      'Une session et ses personnes : qui a une place, à qui l’on en offre une, la liste d’attente dans son ordre, puis les annulations. Tout ce qui concerne une personne lui est écrit, à elle seule.',
    docs: { story: { inline: false, height: '76rem' } },
  },
  async beforeEach() {
    await insertCourseSessions(session, other);
    await insertRegistrations(
      aRegistration({ seats: 2, others: ['Marie Roy'], company: 'Boréal Distribution' }),
      aRegistration({
        token: 'luc'.padEnd(43, '0'),
        firstName: 'Luc',
        state: 'offered',
        offered_until: '2127-01-05T15:00:00+00:00',
      }),
      aRegistration({ token: 'zoe'.padEnd(43, '0'), firstName: 'Zoé', state: 'waiting' }),
      aRegistration({
        token: 'ana'.padEnd(43, '0'),
        firstName: 'Ana',
        state: 'held',
        offered_until: '2127-01-05T15:30:00+00:00',
      }),
      aRegistration({ token: 'max'.padEnd(43, '0'), firstName: 'Max', state: 'cancelled' }),
    );
  },
  decorators: [inBackOffice],
});

type Play = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function choose({ canvas, userEvent }: Play, person: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions pour ${person}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const press = async ({ canvas, userEvent }: Play, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const findState = async (name: string) =>
  (await findRegistrations()).find((known) => known.name === `${name} Lavoie`);

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /^Rose Lavoie/ });
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('span')?.textContent);
    await expect(names).toEqual(['Rose Lavoie', 'Luc Lavoie', 'Ana Lavoie', 'Zoé Lavoie', 'Max Lavoie']);
    await expect(canvas.getByText('Avec Marie Roy')).toBeVisible();
    await expect(canvas.getByText('1er rang')).toBeVisible();
  },
});

export const NobodyYet = meta.story({
  name: 'Personne encore',
  parameters: { path: paths.admin.session(other.id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Personne n’est inscrit.')).toBeVisible();
  },
});

const quiet = { tags: ['no-visual'] };

/** Une présence se note, et s’annule depuis la notification. */
export const Attendance = meta.story({
  name: 'Présences',
  ...quiet,
  play: async (context) => {
    await choose(context, 'Rose Lavoie', 'Noter une présence');
    await expectToast(notices.attendanceNoted);
    await expect(await context.canvas.findByText('Présence notée')).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(async () => expect((await findState('Rose'))?.attended).toBeNull());
  },
});

/** Annuler demande d’abord, puis la place va à la personne suivante. */
export const RegistrationCancelled = meta.story({
  name: 'Inscription annulée',
  ...quiet,
  play: async (context) => {
    await choose(context, 'Rose Lavoie', 'Annuler l’inscription');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Annuler l’inscription' }));
    await expectToast(notices.registrationCancelled);
    await expect(await findState('Rose')).toMatchObject({ state: 'cancelled' });
    await expect(await findState('Zoé')).toMatchObject({ state: 'offered' });
  },
});

/** Quatre demandes d’un même réseau, le même jour : elles se libèrent d’un coup. */
export const CameTogether = meta.story({
  name: 'Venues ensemble',
  beforeEach: () =>
    run(`insert into private.lead_networks (lead_id, address_hash)
      select known.lead_id, sha256('un réseau') from private.registrations as known
      on conflict (lead_id) do update set address_hash = excluded.address_hash`),
  play: async (context) => {
    await expect((await context.canvas.findAllByText('4 du même réseau'))[0]).toBeVisible();
    await choose(context, 'Rose Lavoie', 'Libérer les 4 venues ensemble');
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Libérer les 4 demandes venues ensemble?' }),
    );
    await waitFor(() => expect(question.getByRole('button', { name: 'Tout libérer' })).toBeVisible());
    if (await endsHere()) return;
    await context.userEvent.click(question.getByRole('button', { name: 'Tout libérer' }));
    await expectToast(notices.requestsFreed(4));
    await expect(new Set((await findRegistrations()).map(({ state }) => state))).toEqual(
      new Set(['cancelled']),
    );
  },
});

/** `MoveDialog` : vers une autre session à venir. */
export const Moved = meta.story({
  name: 'Déplacée',
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Rose Lavoie', 'Déplacer');
    const dialog = within(await screen.findByRole('dialog', { name: 'Déplacer vers une autre session' }));
    if (await endsHere()) return;
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer' }));
    await expect(await dialog.findByText('Choisissez une session.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /^Storytelling/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Déplacer' }));
    await expectToast(notices.registrationMoved);
    await expect(await find('private.registrations', { session_id: other.id })).toHaveLength(1);
  },
});

/** `PersonDialog` : quelqu’un a appelé. Sans place libre, la liste d’attente est proposée, et ce qui est tapé reste. */
export const Added = meta.story({
  name: 'Personne ajoutée',
  play: async (context) => {
    const { userEvent } = context;
    await press(context, 'Ajouter une personne');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter une personne' }));
    if (await endsHere()) return;
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire' }));
    await expect(await dialog.findByText('Entrez le prénom.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Prénom/), 'Nadia');
    await userEvent.type(dialog.getByLabelText(/^Nom(?!bre)/), 'Lavoie');
    await userEvent.click(dialog.getByLabelText(/^Courriel/));
    await userEvent.paste('nadia@exemple.ca');
    await userEvent.click(dialog.getByRole('button', { name: 'Inscrire' }));
    await expect(await dialog.findByText('Il n’y a pas assez de places')).toBeVisible();
    await expect(dialog.getByLabelText(/^Courriel/)).toHaveValue('nadia@exemple.ca');
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre en attente' }));
    await expectToast(notices.personWaits);
    await expect(await findState('Nadia')).toMatchObject({ state: 'waiting' });
  },
});

/** `NoteDialog` : un courriel à chacune, pas à la liste d’attente. */
export const Written = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    await press(context, 'Écrire aux personnes inscrites');
    const dialog = within(await screen.findByRole('dialog', { name: 'Écrire aux personnes inscrites' }));
    if (await endsHere()) return;
    await userEvent.click(dialog.getByLabelText(/^Objet/));
    await userEvent.paste('Le stationnement');
    await userEvent.click(dialog.getByLabelText(/^Message/));
    await userEvent.paste('Il est derrière l’immeuble.');
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await expectToast(notices.noteToRegisteredSent(1));
    const emails = await findCourseSessionEmails();
    await expect(emails.filter((kind) => kind === 'session-note')).toHaveLength(1);
  },
});

/** `CourseSessionDialog` : une autre heure, et chaque personne en reçoit la nouvelle. */
export const Changed = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    await press(context, 'Modifier la session');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier la session' }));
    await expect(dialog.getByLabelText(/^Début/)).toHaveValue('2127-01-21T09:00');
    if (await endsHere()) return;
    await userEvent.clear(dialog.getByLabelText(/^Début/));
    await userEvent.type(dialog.getByLabelText(/^Début/), '2127-01-21T10:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expectToast(notices.courseSessionSaved({ told: 3, offered: 0 }));
    const emails = await findCourseSessionEmails();
    await expect(emails.filter((kind) => kind === 'moved')).toHaveLength(3);
  },
});

/** `FormDialog` : quelqu’un d’autre a enregistré entre-temps; une phrase, et ce qui est tapé reste. */
export const ChangedMeanwhile = meta.story({
  ...quiet,
  play: async (context) => {
    const { userEvent } = context;
    await press(context, 'Modifier la session');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier la session' }));
    await update('private.course_sessions', { id: session.id }, { version: 2 });
    await userEvent.type(dialog.getByLabelText(/^Titre/), ' avancé');
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Une autre personne a modifié cette session entre-temps.',
    );
    await expect(dialog.getByLabelText(/^Titre/)).toHaveValue('Art oratoire avancé');
  },
});

/** `CancelDialog` : pour de bon. */
export const SessionCancelled = meta.story({
  play: async (context) => {
    await press(context, 'Annuler la session');
    const dialog = within(await screen.findByRole('dialog', { name: 'Annuler cette session?' }));
    if (await endsHere()) return;
    await context.userEvent.click(dialog.getByRole('textbox'));
    await context.userEvent.paste('La formatrice est malade.');
    await context.userEvent.click(dialog.getByRole('button', { name: 'Annuler la session' }));
    await expectToast(notices.courseSessionCancelled(3));
    const emails = await findCourseSessionEmails();
    await expect(emails.filter((kind) => kind === 'session-cancelled')).toHaveLength(3);
  },
});

/** Qui modère lit, et ne change rien. */
export const Moderator = meta.story({
  ...quiet,
  globals: { role: 'moderator' },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /^Rose Lavoie/ });
    await expect(canvas.queryByRole('button', { name: /^Actions pour/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Annuler la session' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Exporter en CSV' })).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'sessions' }, (canvas) => canvas.findByRole('table')),
);
