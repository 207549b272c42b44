import { expect, screen, waitFor } from 'storybook/test';
import * as articleList from '#features/articles/admin/ArticleListPage/ArticleListPage.stories.tsx';
import * as dashboard from '#admin/dashboard/DashboardPage/DashboardPage.stories.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import * as media from '#features/media/admin/MediaPage/MediaPage.stories.tsx';
import * as leadList from '#features/requests/admin/LeadListPage/LeadListPage.stories.tsx';
import * as taxonomy from '#features/taxonomy/admin/TaxonomyPage/TaxonomyPage.stories.tsx';
import { paths } from '#paths.ts';
import { routes } from '#app/routes.tsx';
import preview from '#storybook/preview.tsx';
import { playAgain } from './playAgain.ts';

const meta = preview.meta({
  tags: ['no-visual', 'thorough'],
  title: 'Parcours/Équipe',
  globals: { role: 'editor' },
  parameters: {
    chromatic: { disableSnapshot: true },
    site: routes,
    path: paths.admin.dashboard,
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component:
          'Le back-office entier, gardes comprises, d’un écran à l’autre. Chaque trajet reprend les gestes des histoires de ses écrans.',
      },
    },
  },
  render: () => <main />,
});

/** Du tableau de bord au blogue : un article s’écrit, se publie, et se lit sur le site. */
export const PublierUnArticle = meta.story({
  name: 'Publier un article',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const title = 'Le son des fêtes';
    await step('Le tableau de bord', async () => {
      await canvas.findByRole('link', { name: 'Nouvel article' });
      await playAgain(dashboard.Loaded, context);
    });
    await step('L’article s’écrit et se publie', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Nouvel article' }));
      await userEvent.type(await canvas.findByRole('textbox', { name: 'Titre' }), title);
      await userEvent.click(canvas.getByRole('button', { name: 'Publier' }));
      await expectToast(notices.articleCreated);
    });
    await step('La liste le montre', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Retour aux articles' }));
      await expect(await canvas.findByRole('row', { name: new RegExp(`^${title}.*Publié`) })).toBeVisible();
    });
    await step('Le blogue aussi', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Tableau de bord' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Voir le site' }));
      const [blog] = await canvas.findAllByRole('link', { name: 'Blogue' });
      await userEvent.click(blog ?? document.body);
      await expect(await canvas.findByRole('link', { name: title })).toBeVisible();
    });
  },
});

/** D’une demande qui attend à une demande confiée. */
export const RepondreAUneDemande = meta.story({
  name: 'Répondre à une demande',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Le tableau de bord l’annonce', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /nouvelles demandes$/ }));
    });
    await step('Elle se confie, et se reprend', () => playAgain(leadList.Assign, context));
  },
});

/** Ce qui se supprime revient : un article, puis une catégorie. */
export const SupprimerEtAnnuler = meta.story({
  name: 'Supprimer, puis annuler',
  globals: { role: 'admin' },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Un article', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Articles & Blog' }));
      await playAgain(articleList.Delete, context);
    });
    await step('Une catégorie', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Catégories & Tags' }));
      await canvas.findByRole('heading', { level: 1, name: 'Catégories & Tags' });
      await waitFor(() => expect(screen.queryByText('Article restauré.')).toBeNull());
      await playAgain(taxonomy.Delete, context);
    });
  },
});

/** Des fichiers entrent dans la médiathèque. */
export const AjouterDesMedias = meta.story({
  name: 'Ajouter des médias',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('La barre latérale y mène', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Médiathèque' }));
    });
    await step('Deux fichiers à la fois', () => playAgain(media.Upload, context));
  },
});
