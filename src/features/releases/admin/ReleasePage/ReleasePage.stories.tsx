import type { StoryContext } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { PublicSiteContext, type PublicSite } from '#documents/admin/checks/publicSite.ts';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { paths } from '#paths.ts';
import { anApproval } from '#mocks/builders.ts';
import { holdToday } from '#mocks/clock.ts';
import { find, run } from '#mocks/database.ts';
import { articles } from '#mocks/fixtures/articles.ts';
import { findReleases, insertRelease, publishRelease } from '#mocks/releases.ts';
import { deleteArticle, findContents, insertApproval, insertContent } from '#mocks/states.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { codeSettings } from '#site/settings/settings.ts';
import { daylight, draft, fairHero, fairPage, insertFair, release } from '../testing/storedReleases.ts';
import { ReleasePage } from './ReleasePage.tsx';

/** An article that is in another release. */
const elsewhere = articles[3] as (typeof articles)[0];

const hasPage = (path: string) => Promise.resolve(path !== '/salon-de-janvier' && path !== '/portfolio');
const inspect = fn<PublicSite['inspect']>();
const site: PublicSite = {
  origins: [],
  hasPage,
  inspect,
  show: () => Promise.reject(new Error('Nothing is shown here.')),
};
const loadSite = async () => site;

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Une mise en ligne · ReleasePage',
  component: ReleasePage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.release(release.id),
    route: '/admin/releases/:id',
    description: `Ce qui doit être en ligne au même moment : des articles, des contenus, des pages, modifiés, nouveaux ou retirés du site. Tout part ensemble ou rien ne part; « Annuler la mise en ligne » ramène exactement ce qui était là, sauf ce qui a été changé depuis, qui est nommé d’abord.

« Vérifier » regarde tout, avec les vérifications de chaque éditeur, comme le site sera : un lien vers une page que la mise en ligne apporte n’est pas une faute. Une mise à jour planifiée seule n’est pas dans la liste : elle reste auprès de son texte et au tableau de bord.`,
    docs: { story: { inline: false, height: '80rem' } },
  },
  render: () => (
    <PublicSiteContext value={loadSite}>
      <AdminLayout>
        <ReleasePage />
      </AdminLayout>
    </PublicSiteContext>
  ),
  beforeEach() {
    inspect.mockReset().mockResolvedValue([]);
    return holdToday();
  },
});

const noPicture = { tags: ['no-visual'] };

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const press = async ({ canvas, userEvent }: Context, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));

const answer = async (
  { userEvent }: Pick<Context, 'userEvent'>,
  question: string | RegExp,
  button: string,
) => {
  const dialog = within(await screen.findByRole('alertdialog', { name: question }));
  await userEvent.click(dialog.getByRole('button', { name: button }));
};

const parts = async (canvas: Context['canvas']) => {
  const list = within(await canvas.findByRole('list', { name: '4 éléments' }));
  return list.getAllByRole('listitem').map(({ textContent }) => textContent);
};

export const Loaded = meta.story({
  beforeEach: () => insertFair(),
  play: async ({ canvas }) => {
    const [added, article, content, page] = await parts(canvas);
    await expect(article).toMatch(/^Filmer une entrevue au SalonArticleModifié/);
    await expect(added).toMatch(/^Cinq questions.*ArticleNouveau/);
    await expect(content).toMatch(/^Accueil · BannièreContenuModifié/);
    await expect(page).toMatch(/^Salon de janvierPageNouveau/);
    await expect(canvas.getByRole('link', { name: 'Accueil · Bannière' })).toHaveAttribute(
      'href',
      paths.admin.content('home/hero'),
    );
    await expect(canvas.getByLabelText(/^Nom/)).toHaveValue('Salon de janvier');
  },
});

export const EmptyRelease = meta.story({
  name: 'Mise en ligne vide',
  beforeEach: () => insertRelease(release),
  play: async (context) => {
    await expect(await context.canvas.findByText('Cette mise en ligne est vide.')).toBeVisible();
    if (await endsHere()) return;
    await press(context, 'Publier');
    await expectToast(notices.releaseEmpty);
  },
});

/** Ce qui change, mot à mot, par rapport à ce qui est en ligne. */
export const Changes = meta.story({
  name: 'Ce qui change',
  beforeEach: () => insertFair(),
  play: async (context) => {
    await press(context, 'Voir ce qui change\u00A0: Filmer une entrevue au Salon');
    const dialog = within(await screen.findByRole('dialog', { name: /^Ce qui change/ }));
    const title = within(await dialog.findByRole('region', { name: 'Titre' }));
    await expect(title.getByText(/avec la lumière du jour/)).toBeVisible();
    await expect(dialog.getAllByRole('region')).toHaveLength(2);
  },
});

/** Ce qui attend vient en premier; ce qui est déjà dans une autre mise en ligne le dit. */
export const Add = meta.story({
  name: 'Ajouter',
  async beforeEach() {
    await insertFair();
    await insertContent('about/hero', { title: 'Notre histoire' }, { reason: 'saved' });
    await insertRelease({ ...release, id: release.id.replace(/1$/, '2'), name: 'Printemps' }, [
      'about/hero',
      toArticleDocument(elsewhere.id),
    ]);
  },
  play: async (context) => {
    const { userEvent, canvas } = context;
    await press(context, 'Ajouter un élément');
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter un élément' }));
    await expect(await dialog.findByText(elsewhere.title)).toBeVisible();
    await waitFor(() =>
      expect(dialog.getAllByText(/Déjà dans la mise en ligne «.Printemps.»/)).toHaveLength(2),
    );
    await expect(dialog.queryByRole('button', { name: new RegExp(elsewhere.title) })).toBeNull();
    if (await endsHere()) return;
    await userEvent.click(dialog.getByRole('searchbox'));
    await userEvent.paste('trac');
    await userEvent.click(await dialog.findByRole('button', { name: /^Ajouter\s: Gérer le trac/ }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: /Gérer le trac/ })).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Terminer' }));
    await expect(await canvas.findByRole('list', { name: '5 éléments' })).toBeVisible();
    await expect(canvas.getByText('Rien ne change')).toBeVisible();
    await press(context, /^Retirer du site\s: Gérer le trac/);
    await expect(await canvas.findByText('Retiré du site')).toBeVisible();
    await press(context, /^Enlever d’ici\s: Gérer le trac/);
    await expectToast(notices.removedFromRelease('Salon de janvier'));
    await expect(await canvas.findByRole('list', { name: '4 éléments' })).toBeVisible();
  },
});

/** Un lien vers une page qui paraît en même temps n’est pas une erreur; un lien vers rien en est une. */
export const Verified = meta.story({
  async beforeEach() {
    await insertFair();
    const [first, second] = fairHero.actions;
    await insertContent(
      'home/hero',
      { ...fairHero, actions: [first, { ...second, to: '/portfolio' }] },
      { reason: 'saved' },
    );
  },
  play: async (context) => {
    const { canvas } = context;
    await press(context, 'Vérifier');
    const card = within(await canvas.findByRole('region', { name: 'Vérification' }));
    await expect(await card.findByText(/Le lien vers «\s\/portfolio\s» ne mène nulle part/)).toBeVisible();
    await expect(card.queryByText(/salon-de-janvier|cinq-questions/)).toBeNull();
    await expect(card.getByText(/^Accueil · Bannière · .*Page du site/)).toBeVisible();
  },
});

/** L’adresse de la nouvelle page est prise entre-temps : rien n’est mis en ligne, et la phrase nomme la page. */
export const AddressTaken = meta.story({
  ...noPicture,
  async beforeEach() {
    await insertFair();
    await insertContent('page/autre', { ...fairPage, title: 'Autre salon' });
  },
  play: async (context) => {
    const { userEvent } = context;
    await press(context, 'Publier');
    const question = within(await screen.findByRole('dialog', { name: 'Publier malgré 1 erreur?' }));
    await userEvent.click(question.getByLabelText('Raison'));
    await userEvent.paste('Le salon approche.');
    await userEvent.click(question.getByRole('button', { name: 'Publier quand même' }));
    await expectToast({
      title: 'Erreur',
      description:
        '«\u00A0Salon de janvier\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Autre salon\u00A0».',
      variant: 'destructive',
    });
    await expect(await find('articles', { id: draft.id })).toMatchObject([{ status: 'draft' }]);
    await expect(question.getByLabelText('Raison')).toHaveValue('Le salon approche.');
  },
});

/** Un élément écrit pour une forme que sa section n’a plus; l’article supprimé depuis n’en fait plus partie. */
export const Faulty = meta.story({
  name: 'Élément fautif',
  async beforeEach() {
    await insertFair();
    await insertContent('home/hero', { title: 'Autrefois' }, { reason: 'saved' });
    await deleteArticle(daylight.id);
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByRole('heading', { name: '3 éléments' })).toBeVisible();
    await press(context, 'Vérifier');
    const card = within(await canvas.findByRole('region', { name: 'Vérification' }));
    await expect(
      await card.findByText('Ce contenu ne correspond plus à la forme de la section'),
    ).toBeVisible();
  },
});

/** Quelqu’un a enregistré entre-temps : rien ne paraît que ce qu’on a sous les yeux. */
export const ChangedMeanwhile = meta.story({
  ...noPicture,
  beforeEach: () => insertFair(),
  play: async (context) => {
    await press(context, 'Publier');
    await screen.findByRole('alertdialog', { name: /^Publier/ });
    await insertContent('home/hero', { ...fairHero, lead: 'Le Salon est annulé.' }, { reason: 'saved' });
    await answer(context, /^Publier/, 'Publier');
    await expectToast({
      title: 'Erreur',
      description:
        'Modifié depuis que vous l’avez sous les yeux\u00A0: «\u00A0Accueil · Bannière\u00A0». Rien n’a été publié.',
      variant: 'destructive',
    });
    await expect(await find('articles', { id: draft.id })).toMatchObject([{ status: 'draft' }]);
  },
});

export const Published = meta.story({
  async beforeEach() {
    await insertFair();
    await publishRelease(release.id);
  },
  play: inTests(async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Publiée')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publier' })).toBeNull();
  }),
});

/** Ce qui a changé depuis est nommé d’abord, et reste. */
export const Undo = meta.story({
  name: 'Annuler la mise en ligne',
  async beforeEach() {
    await insertFair();
    await publishRelease(release.id);
    await insertContent('home/hero', { ...fairHero, lead: 'Le Salon commence demain.' });
  },
  play: async (context) => {
    await press(context, 'Annuler la mise en ligne');
    const dialog = within(await screen.findByRole('alertdialog'));
    await waitFor(() =>
      expect(dialog.getByText(/Modifié depuis, et laissé tel quel\s: «.Accueil · Bannière.»/)).toBeVisible(),
    );
  },
});

/** L’heure est celle de Québec, que le changement d’heure ne saute pas. */
export const Planned = meta.story({
  async beforeEach() {
    await insertFair({ due_at: '2027-01-04T11:00:00+00:00' });
  },
  play: async (context) => {
    const { canvas } = context;
    const time = await canvas.findByLabelText(/^Publier le/);
    await expect(time).toHaveValue('2027-01-04T06:00');
    if (await endsHere()) return;
    const set = async (moment: string) => {
      await fireEvent.change(time, { target: { value: moment } });
      await press(context, 'Enregistrer');
    };
    await set('2027-03-14T02:30');
    await expect(await canvas.findByText(/^Cette heure n’existe pas/)).toBeVisible();
    await set('2027-01-05T06:00');
    await expectToast({
      title: 'Succès',
      description: 'Mise en ligne planifiée pour le 5 janvier 2027 à 6\u00A0h.',
    });
    await expect((await findReleases())[0]?.due_at).toContain('2027-01-05');
    await set('');
    await expectToast({ title: 'Succès', description: 'Mise en ligne enregistrée, sans date.' });
    await expect((await findReleases())[0]?.due_at).toBeNull();
  },
});

/** La mise en ligne n’a pas pu se faire à l’heure prévue : le reste part sans ce qui l’en empêche. */
export const Problem = meta.story({
  name: 'Problème',
  beforeEach: () =>
    insertFair({
      due_at: '2026-11-20T11:00:00+00:00',
      problem:
        '«\u00A0Salon de janvier\u00A0»\u00A0: cette adresse est déjà celle de «\u00A0Autre salon\u00A0».',
      problem_document: 'page/salon',
    }),
  play: async (context) => {
    const { canvas } = context;
    await expect(
      await canvas.findByText('La mise en ligne n’a pas pu se faire à l’heure prévue.'),
    ).toBeVisible();
    await expect(canvas.getByText('A échoué')).toBeVisible();
    const rest = /^Publier le reste, sans «.Salon de janvier.»$/;
    await expect(await canvas.findByRole('button', { name: rest })).toBeVisible();
    if (await endsHere()) return;
    await press(context, rest);
    await expectToast(notices.releaseGoesOn);
    await expect((await findReleases())[0]?.documents).not.toContain('page/salon');
  },
});

/** Approuvée par le client, puis modifiée par l’équipe. */
export const ChangedSinceApproval = meta.story({
  name: 'Modifiée depuis l’approbation',
  async beforeEach() {
    await insertFair();
    await insertApproval(anApproval({ release_id: release.id, name: 'Chantal Roy' }));
    await insertContent('home/hero', { ...fairHero, lead: 'Une dernière retouche.' }, { reason: 'saved' });
  },
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText('Modifié depuis l’approbation', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/^«.Accueil · Bannière.»\. Montrez/)).toBeVisible();
    await expect(await canvas.findByText('Chantal Roy')).toBeVisible();
  },
});

/** `ReleaseForm` fermé, car elle contient un paramètre du site : un éditeur apprend pourquoi il n’y peut rien. */
export const WithSetting = meta.story({
  name: 'Avec un paramètre',
  async beforeEach() {
    await insertContent('settings/hours', { ...codeSettings.hours, note: 'Salon' }, { reason: 'saved' });
    await insertFair();
    await run(
      `insert into private.release_documents (release_id, kind, id) values ('${release.id}', 'setting', 'settings/hours')`,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cette mise en ligne revient à l’administration/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Publier' })).toBeNull();
    await expect(canvas.getByLabelText(/^Nom/)).toBeDisabled();
  },
});

/** Quelqu’un l’a modifiée entre-temps : ce qui est tapé reste, et les deux changements sont gardés. */
export const Conflict = meta.story({
  ...noPicture,
  beforeEach: () => insertFair(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const name = await canvas.findByLabelText(/^Nom/);
    await userEvent.type(name, ' 2027');
    await run(
      `update private.releases set due_at = '2027-01-04T11:00:00+00:00', version = version + 1 where id = '${release.id}'`,
    );
    await press(context, 'Enregistrer');
    await expect(await canvas.findByText(/modifiée entre-temps par une autre personne/)).toBeVisible();
    await expect(name).toHaveValue('Salon de janvier 2027');
    await waitFor(() => expect(canvas.getByLabelText(/^Publier le/)).toHaveValue('2027-01-04T06:00'));
    await press(context, 'Enregistrer');
    await expectToast(notices.releaseSaved);
    await expect((await findReleases())[0]).toMatchObject({ name: 'Salon de janvier 2027' });
    await expect((await findReleases())[0]?.due_at).toContain('2027-01-04');
  },
});

export const Delete = meta.story({
  ...noPicture,
  beforeEach: () => insertFair(),
  play: async (context) => {
    await press(context, 'Supprimer la mise en ligne');
    await answer(context, /supprimer cette mise en ligne/, 'Supprimer');
    await expectToast(notices.releasesDeleted(1));
    await expect(await findReleases()).toEqual([]);
    await expect(await findContents()).toHaveLength(2);
  },
});

export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette mise en ligne n’existe plus.')).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'releases' }, (canvas) => canvas.findByText('Cette mise en ligne n’existe plus.')),
);
