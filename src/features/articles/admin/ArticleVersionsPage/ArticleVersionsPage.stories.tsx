import { expect, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { tellRenamed } from '#lists/tellRenamed.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { toUpdate } from '#mocks/database.ts';
import {
  changeFirstVersion,
  deleteArticle,
  insertVersion,
  insertVersions,
  runWithoutTriggers,
} from '#mocks/states.ts';
import { serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { findArticle, unpublished } from '../testing/openedArticle.tsx';
import { threeSaves } from '../testing/threeSaves.ts';
import { ArticleVersionsPage } from './ArticleVersionsPage.tsx';

const address = paths.admin.articleVersions(unpublished.id);
const route = '/admin/articles/:id/versions';

const meta = preview.meta({
  title: 'Administration/Articles/Versions · ArticleVersionsPage',
  component: ArticleVersionsPage,
  globals: { role: 'editor' },
  parameters: {
    path: `${address}?version=2`,
    route,
    description: `Chaque enregistrement d’un article supprimé : qui, quand, pourquoi. Deux versions se comparent mot à mot, champ par champ; ce qui est barré a été retiré, ce qui est souligné a été ajouté, et les longs passages communs sont repliés.

Restaurer une version en refait un brouillon. Les versions d’un article qui existe sont dans son éditeur.`,
    docs: { story: { inline: false, height: '60rem' } },
  },
  decorators: [inBackOffice],
});

type Canvas = { findByRole: (role: string, options: object) => Promise<HTMLElement> };
const getField = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

async function deletedAfterThree() {
  await threeSaves();
  await deleteArticle(unpublished.id);
}

export const Loaded = meta.story({
  beforeEach: deletedAfterThree,
  play: async ({ canvas, step }) => {
    await step('La liste dit qui, quand et pourquoi', async () => {
      const list = within(await canvas.findByRole('list', { name: 'Versions' }));
      const items = list
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
      await expect(items[0]).toMatch(
        /^Version 3FusionnéeBrouillon16 novembre 2026 à 14 h 05, .+Relu avec Luc/,
      );
      await expect(items[1]).toContain('Publiée');
      await expect(items[2]).toContain('Utilisateur inconnu');
      await expect(list.getByRole('link', { name: 'Version 2' })).toHaveAttribute('aria-current', 'true');
    });
    await step('La version choisie à côté de celle d’avant, mot à mot', async () => {
      await expect(await canvas.findByText(/^De «.Version 1.» à «.Version 2.»/)).toBeVisible();
      const title = await getField(canvas, 'Titre');
      await expect(title.getByRole('deletion')).toHaveTextContent('bruit');
      await expect(title.getByRole('insertion')).toHaveTextContent('son');
      await expect(canvas.queryByRole('region', { name: 'Slug' })).not.toBeInTheDocument();
    });
  },
});

/** L’article revient avec le texte de l’une d’elles. */
export const Restored = meta.story({
  name: 'Restaurée',
  tags: ['no-visual', '!dev'],
  beforeEach: deletedAfterThree,
  parameters: { path: `${address}?version=1` },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^De «.Nouvel article.» à «.Version 1.»/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Restaurer ce champ/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Restaurer cette version' }));
    await expectToast(tellRenamed(notices.articlesRestored(1), { standing: 'en brouillon' }));
    await expect(await findArticle(unpublished.id)).toMatchObject({
      title: 'Le bruit des fêtes',
      status: 'draft',
    });
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Restaurer cette version' })).not.toBeInTheDocument(),
    );
    // The list is dimmed while the new version comes.
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull());
  },
});

/** Soixante versions : la liste en demande cinquante. */
export const ManyVersions = meta.story({
  name: 'Soixante versions',
  async beforeEach() {
    await insertVersions(unpublished.id, 59);
    await deleteArticle(unpublished.id);
  },
  parameters: { path: `${address}?page=2` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 versions')).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Versions' }));
    await expect(list.getAllByRole('link')).toHaveLength(10);
    await expect(list.getAllByRole('link')[0]).toHaveTextContent('Version 10');
  },
});

const long = (word: string) =>
  Array.from(
    { length: 9000 },
    (_, index) => (index % 90 === 7 ? word : `mot${index % 400}`) + (index % 60 === 59 ? '\n\n' : ' '),
  ).join('');

/** 50 000 caractères : les passages communs sont repliés, et la page reste disponible. */
export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  async beforeEach() {
    await changeFirstVersion(unpublished.id, {
      title: 'Anticonstitutionnellement'.repeat(6),
      content: long('avant'),
    });
    await runWithoutTriggers(toUpdate('articles', { id: unpublished.id }, { content: long('après') }));
    await insertVersion(unpublished.id);
    await deleteArticle(unpublished.id);
  },
  play: async ({ canvas }) => {
    const content = await getField(canvas, 'Contenu');
    await expect(content.getAllByRole('deletion')).toHaveLength(100);
    await expect(content.getAllByText(/^\d+ caractères inchangés$/).length).toBeGreaterThan(50);
  },
});

export const ServerError = meta.story({
  async beforeEach({ msw }) {
    await deleteArticle(unpublished.id);
    msw.use(...serverError({ where: 'versions' }));
  },
  play: inTests(async ({ canvas, userEvent, msw }) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('list', { name: 'Versions' })).toBeVisible();
  }),
});
