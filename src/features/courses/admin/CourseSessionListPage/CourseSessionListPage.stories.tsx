import { Route, Routes } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import {
  aRegistration,
  aCourseSession,
  insertRegistrations,
  insertCourseSessions,
} from '#mocks/courseSessions.ts';
import { find } from '#mocks/database.ts';
import { serverError } from '#mocks/scenarios.ts';
import { paths } from '#paths.ts';
import { endsHere } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { CourseSessionListPage } from './CourseSessionListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Sessions/Liste · CourseSessionListPage',
  component: CourseSessionListPage,
  globals: { role: 'editor' },
  parameters: {
    rows: 'sessions',
    path: paths.admin.sessions,
    description:
      'Les sessions de formation : celles à venir d’abord, la prochaine en tête, puis celles qui sont finies. Les places se comptent toutes seules; le site les montre à la seconde près.',
  },
  decorators: [inBackOffice],
});

async function insertSeveral() {
  const full = aCourseSession({
    id: 'c0000000-0000-4000-8000-000000000002',
    title: 'Storytelling',
    capacity: 2,
    starts_at: '2127-02-09T14:00:00+00:00',
    ends_at: '2127-02-09T21:30:00+00:00',
    place: null,
  });
  const cancelled = aCourseSession({
    id: 'c0000000-0000-4000-8000-000000000003',
    title: 'Leadership',
    starts_at: '2127-03-16T13:00:00+00:00',
    ends_at: '2127-03-18T20:30:00+00:00',
    state: 'cancelled',
  });
  await insertCourseSessions(aCourseSession(), full, cancelled);
  await insertRegistrations(
    aRegistration({ session: full.id, seats: 2 }),
    aRegistration({ session: full.id, token: 'luc'.padEnd(43, '0'), firstName: 'Luc', state: 'waiting' }),
  );
}

export const Loaded = meta.story({
  beforeEach: insertSeveral,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Art oratoire' });
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(names).toEqual(['Art oratoire', 'Storytelling', 'Leadership']);
    await expect(canvas.getByText('Places disponibles')).toBeVisible();
    await expect(canvas.getByText('Complet')).toBeVisible();
    await expect(canvas.getByText('Annulée')).toBeVisible();
  },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune session.')).toBeVisible();
  },
});

const openDialog = async () => within(await screen.findByRole('dialog', { name: 'Nouvelle session' }));

export const New = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle session' }));
    const dialog = await openDialog();
    if (await endsHere()) return;
    await userEvent.click(dialog.getByRole('button', { name: 'Créer la session' }));
    await expect(await dialog.findByText('Donnez un titre à cette session.')).toBeVisible();
    await expect(dialog.getAllByText('Choisissez un jour et une heure.')).toHaveLength(3);
  },
});

/** Après un échec, ce qui est tapé est encore là, et le second essai ne crée pas une deuxième session. */
export const Created = meta.story({
  name: 'Créée',
  tags: ['no-visual'],
  render: () => (
    <Routes>
      <Route path={paths.admin.sessions} element={<CourseSessionListPage />} />
      <Route path="*" element={<h2>Sa page</h2>} />
    </Routes>
  ),
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle session' }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByLabelText(/^Titre/));
    await userEvent.paste('Prise de parole');
    await userEvent.type(dialog.getByLabelText(/^Début/), '2127-04-14T09:00');
    await userEvent.type(dialog.getByLabelText(/^Fin/), '2127-04-13T16:30');
    await userEvent.type(dialog.getByLabelText(/^Inscriptions jusqu’au/), '2127-04-12T17:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Créer la session' }));
    await expect(await dialog.findByText('La session doit finir après son début.')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^Fin/));
    await userEvent.type(dialog.getByLabelText(/^Fin/), '2127-04-14T16:30');
    msw.use(...serverError({ where: 'sessions', methods: ['POST'] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Créer la session' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByLabelText(/^Titre/)).toHaveValue('Prise de parole');
    msw.resetHandlers();
    await userEvent.click(dialog.getByRole('button', { name: 'Créer la session' }));
    await expectToast(notices.courseSessionCreated);
    // Without a question: what was typed is saved.
    await expect(await canvas.findByRole('heading', { name: 'Sa page' })).toBeVisible();
    const [session, ...others] = await find('private.course_sessions');
    await expect(others).toEqual([]);
    await expect(session).toMatchObject({ title: 'Prise de parole', capacity: 8, place: null, price: null });
  },
});

/** Ce qui est annulé, fini ou sans personne se supprime, et revient d’un geste; où quelqu’un compte dessus, on annule d’abord. */
export const Chosen = meta.story({
  name: 'Choisies',
  globals: { role: 'admin' },
  beforeEach: insertSeveral,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Choisir Leadership/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choisir Storytelling/ }));
    await expect(canvas.getByText(/^Des personnes comptent sur Storytelling/)).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choisir Storytelling/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Choisir Art oratoire/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expectToast(notices.courseSessionsDeleted(2));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expectToast(notices.courseSessionsRestored(2));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
  },
});

/** `OpenedDialog` : ce qui peut se faire avec une session, sans l’ouvrir. */
export const Acts = meta.story({
  name: 'Actions',
  globals: { role: 'admin' },
  beforeEach: insertSeveral,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Actions pour Storytelling/ }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Ajouter une personne',
      'Modifier la session',
      'Écrire aux personnes inscrites',
      'Annuler la session',
    ]);
    if (await endsHere()) return;
    await userEvent.click(menu.getByRole('menuitem', { name: 'Annuler la session' }));
    await expect(await screen.findByRole('dialog', { name: 'Annuler cette session?' })).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'sessions' }, (canvas) => canvas.findByRole('button', { name: 'Nouvelle session' })),
);
