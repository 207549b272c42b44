import { expect, screen, waitFor, within } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { aRelease } from '#mocks/builders.ts';
import { serverError } from '#mocks/scenarios.ts';
import { findReleases, insertRelease } from '#mocks/releases.ts';
import { insertContent } from '#mocks/states.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { AddToRelease } from './AddToRelease.tsx';

const meta = preview.meta({
  title: 'Administration/Documents/Ajouter à une mise en ligne · AddToRelease',
  component: AddToRelease,
  globals: { role: 'editor', viewport: { value: 'phone' } },
  parameters: {
    guide: {
      use: ['Dans un éditeur, quand ce texte doit paraître au même moment que d’autres.'],
      instead: [
        { when: 'Ce texte paraît seul, à une date', take: 'documents/admin/PlanDialog' },
        { when: 'La mise en ligne n’existe pas encore', take: 'features/releases/admin/ReleaseListPage' },
      ],
    },
    layout: 'padded',
    description:
      'Dans chaque éditeur : publier ce texte avec d’autres, au même moment. Un texte est dans une seule mise en ligne à venir; celle-ci est nommée, avec un lien. Ce qui est planifié seul le reste tant que personne n’annule cette planification.',
    docs: { story: { inline: false, height: '34rem' } },
  },
  args: { document: 'home/hero' },
});

const saved = () => insertContent('home/hero', { title: 'Autrement' }, { reason: 'saved' });

export const Free = meta.story({
  name: 'Dans aucune',
  async beforeEach() {
    await saved();
    await insertRelease(aRelease({ name: 'Printemps' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter à une mise en ligne' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter à une mise en ligne' }));
    if (await endsHere()) return;
    await userEvent.click(dialog.getByRole('combobox', { name: 'Mise en ligne' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Printemps' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await expectToast(notices.addedToRelease('Printemps'));
    await expect(await canvas.findByRole('link', { name: 'Printemps' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Enlever de cette mise en ligne' }));
    await expectToast(notices.removedFromRelease('Printemps'));
    await expect(await canvas.findByRole('button', { name: 'Ajouter à une mise en ligne' })).toBeVisible();
  },
});

/** Après une panne du serveur, le nom est encore là, et le second essai ne crée qu’une mise en ligne. */
export const NewRelease = meta.story({
  name: 'Nouvelle mise en ligne',
  tags: ['no-visual'],
  beforeEach: saved,
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter à une mise en ligne' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter à une mise en ligne' }));
    const add = () => userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await add();
    await waitFor(() => expect(dialog.getByText('Donnez un nom à cette mise en ligne.')).toBeVisible());
    msw.use(...serverError({ where: 'releases', methods: ['POST'] }));
    await userEvent.type(dialog.getByLabelText(/^Son nom/), 'Rentrée');
    await add();
    await expect(await dialog.findByRole('alert')).toBeVisible();
    msw.resetHandlers();
    await add();
    await expectToast(notices.addedToRelease('Rentrée'));
    await expect(await findReleases()).toMatchObject([{ name: 'Rentrée', documents: ['home/hero'] }]);
  },
});

export const Standing = meta.story({
  name: 'Déjà dans une mise en ligne',
  async beforeEach() {
    await saved();
    await insertRelease(aRelease({ name: 'Nouveaux tarifs', due_at: '2127-01-04T11:00:00+00:00' }), [
      'home/hero',
    ]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/prévue le 4 janvier 2127/)).toBeVisible();
  },
});

/** Déjà planifiée seule. */
export const Planned = meta.story({
  async beforeEach() {
    await saved();
    await insertRelease(aRelease({ name: null, due_at: '2127-01-04T11:00:00+00:00' }), ['home/hero']);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Une mise à jour est planifiée pour le 4 janvier 2127/),
    ).toBeVisible();
  },
});

export const NeverSaved = meta.story({
  name: 'Jamais enregistré',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Une fois enregistré/)).toBeVisible();
  },
});
