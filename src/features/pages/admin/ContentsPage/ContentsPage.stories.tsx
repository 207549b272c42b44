import { expect, screen, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { paths } from '#paths.ts';
import { run } from '#mocks/database.ts';
import { insertContent } from '#mocks/states.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { loading } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { sections } from '#documents/contents/registry.ts';
import { audiovisualServicesContent } from '#site/sections/audiovisual/AudiovisualServices/audiovisualServices.section.ts';
import { studiosContent } from '#site/sections/audiovisual/Studios/studios.section.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.section.ts';
import { trainingOffersContent } from '#site/sections/training/TrainingOffers/trainingOffers.section.ts';
import { showKey, storedEpisodes, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import { storedProject } from '#features/projects/site/testing/projects.ts';
import { placeInForm } from '../placeInForm.ts';
import { FormationsPage, PagesPage, ServicesPage } from './ContentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Pages et contenus · ContentsPage',
  component: PagesPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.pages,
    docs: {
      story: { inline: false },
      description: {
        component: `
Les sections du site, par page, avec l’état de chacune : texte d’origine, en ligne, ou qui ne correspond plus à sa forme, et à côté ce qui est modifié. La recherche trouve tout texte qui se lit sur le site, sans égard aux accents.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
});

const findHero = () => {
  const hero = sections.find(({ key }) => key === 'home/hero');
  if (!hero) throw new Error('The registry has lost the banner.');
  return hero;
};

/** One section in each state. */
async function inEachState() {
  const { key, content } = findHero();
  await insertContent(key, { ...(content as object), title: 'Une voix qui porte' });
  await insertContent(key, { ...(content as object), title: 'Une voix qui porte loin' }, { reason: 'saved' });
  const [, second, third] = sections;
  if (second) await insertContent(second.key, second.content);
  if (third) await insertContent(third.key, { of: 'another release' });
}

export const Loaded = meta.story({
  beforeEach: inEachState,
  play: async ({ canvas, step }) => {
    await step('Chaque section mène à son formulaire, et dit dans quel état elle est', async () => {
      const home = within(await canvas.findByRole('region', { name: 'Accueil' }));
      const [banner] = home.getAllByRole('listitem');
      await expect(banner).toHaveTextContent('Modifié');
      await expect(home.getByRole('link', { name: findHero().title })).toHaveAttribute(
        'href',
        paths.admin.content('home/hero'),
      );
      await expect(canvas.getAllByText('En ligne')).toHaveLength(2);
      await expect(canvas.getByText('Ne correspond plus à sa forme')).toBeVisible();
    });
    await step('Un lien mène à la page', async () => {
      await expect(canvas.getByRole('link', { name: /^Voir la page.: Accueil$/ })).toHaveAttribute(
        'href',
        '/',
      );
    });
  },
});

/** Des pages composées : publiée, en brouillon, commencée sur cet appareil; une qui fut supprimée n’y est plus. */
export const ComposedPages = meta.story({
  name: 'Pages composées',
  async beforeEach() {
    const page = {
      slug: 'portes-ouvertes',
      title: 'Portes ouvertes',
      description: 'Visitez nos studios.',
      footer: 'none',
    };
    await insertContent('page/un', page);
    await insertContent('page/deux', { ...page, title: 'Atelier' }, { reason: 'saved' });
    await insertContent('page/trois', { ...page, title: 'Adieu' }, { reason: 'saved' });
    await insertContent('page/trois', null, { reason: 'reverted' });
    const personId = accountByRole.editor.user_id;
    const changes = { title: 'Commencée' };
    const address = { personId, document: 'page/quatre', editorId: 'a' };
    deviceDrafts.keep({ ...address, editedAt: 1, isNew: false, changes, base: {} });
  },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('region', { name: 'Pages composées' }));
    const titles = pages.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Commencée', 'Atelier', 'Portes ouvertes']);
    await expect(pages.getByText('Pas enregistrée')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Nouvelle page' })).toHaveAttribute(
      'href',
      paths.admin.newPage,
    );
  },
});

/** Ce qui a une adresse à soi, par genre; chaque genre mène à un nouveau. */
export const Documents = meta.story({
  name: 'Documents',
  async beforeEach() {
    await insertContent('project/un', storedProject);
    await insertContent(
      'project/deux',
      { ...storedProject, title: 'Plus ancien', day: '2025-01-10' },
      { reason: 'saved' },
    );
    await insertContent(showKey, storedShow);
    for (const [index, episode] of storedEpisodes.entries())
      await insertContent(`episode/e${index}`, episode);
  },
  play: async ({ canvas }) => {
    const findTitles = async (name: string) => {
      const region = within(await canvas.findByRole('region', { name }));
      return region.getAllByRole('link').map(({ textContent }) => textContent);
    };
    await expect(await findTitles('Projets')).toEqual(['Nouveau projet', storedProject.title, 'Plus ancien']);
    await expect(await findTitles('Émissions')).toEqual(['Nouvelle émission', storedShow.title]);
    await expect(await findTitles('Épisodes')).toEqual([
      'Nouvel épisode',
      ...storedEpisodes.map(({ title }) => title),
    ]);
  },
});

/** Soixante épisodes : cinquante par page, et la recherche les trouve tous. */
export const ManyEpisodes = meta.story({
  name: 'Soixante épisodes',
  tags: ['no-visual'],
  parameters: { chromatic: { disableSnapshot: true } },
  async beforeEach() {
    await insertContent(showKey, storedShow);
    await insertContent('episode/e', storedEpisodes[0]);
    await run(`insert into private.document_versions (document, number, version, value, reason, is_pending)
      select 'episode/e' || n, 1, 1, kept.value || jsonb_build_object('title', 'Épisode d’essai ' || n, 'number', n, 'day', '2025-01-01'),
        'saved', true
      from private.document_versions as kept, generate_series(1, 59) as n where kept.document = 'episode/e';
      insert into private.pending_changes (document, number)
      select document, 1 from private.document_versions where document ~ '^episode/e[0-9]'`);
  },
  play: async ({ canvas, userEvent, step }) => {
    const findEpisodes = async () => within(await canvas.findByRole('region', { name: 'Épisodes' }));
    await expect((await findEpisodes()).queryByRole('link', { name: 'Épisode d’essai 1' })).toBeNull();
    await step('La dernière page', async () => {
      await userEvent.click((await findEpisodes()).getByRole('button', { name: /2/ }));
      await expect((await findEpisodes()).getByRole('link', { name: 'Épisode d’essai 1' })).toBeVisible();
    });
    await step('Quelle que soit la page', async () => {
      await userEvent.click(canvas.getByRole('searchbox'));
      await userEvent.paste('essai 50');
      await expect(await canvas.findByRole('link', { name: 'Épisode d’essai 50' })).toBeVisible();
    });
  },
});

export const Search = meta.story({
  beforeEach: inEachState,
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('region', { name: 'Accueil' });
    await step('Elle trouve les mots d’un brouillon, sans égard aux majuscules', async () => {
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Chercher un texte' }));
      await userEvent.paste('PORTE LOIN');
      await expect(await canvas.findByText(/Une voix qui porte loin$/)).toBeVisible();
      await waitFor(() => expect(canvas.getAllByRole('listitem', { name: '' }).length).toBeGreaterThan(0));
      await expect(canvas.getByText('1 section')).toBeVisible();
    });
    await step('Elle dit quand elle ne trouve rien', async () => {
      await userEvent.paste(' nulle part');
      await expect(await canvas.findByText('Aucun texte trouvé.')).toBeVisible();
    });
  },
});

const catalogueWith = (count: number) => {
  const [course] = courseCatalogueContent.courses;
  const courses = Array.from({ length: count }, (_, index) => ({
    ...course,
    id: `formation-${index}`,
    title: `Formation ${index + 1}`,
  }));
  return { ...courseCatalogueContent, courses };
};

/** Chaque offre à part : ce qu’elle coûte, où elle se montre, si elle est en ligne. */
export const Services = meta.story({
  parameters: { path: paths.admin.services },
  render: () => <ServicesPage />,
  async beforeEach() {
    const [first, second, ...others] = studiosContent.studios;
    const studios = [{ ...first, name: 'Studio neuf' }, { ...second, isHidden: true }, ...others];
    const published = { ...studiosContent, studios: [studiosContent.studios[0], studios[1], ...others] };
    await insertContent('audiovisual/studios', published);
    await insertContent('audiovisual/studios', { ...studiosContent, studios }, { reason: 'saved' });
  },
  play: async ({ canvas, userEvent, step }) => {
    const offers = within(await canvas.findByRole('table', { name: 'Offres' }));
    await step('Le nom, le prix, la page et l’état', async () => {
      const findRow = (name: string) => offers.getByText(name).closest('tr');
      await expect(findRow('Studio neuf')).toHaveTextContent('Modifiée');
      await expect(findRow('Studio neuf')).toHaveTextContent('Production audiovisuelle');
      await expect(findRow(studiosContent.studios[1]?.name ?? '')).toHaveTextContent('Retirée des pages');
      const { title = '', price } = audiovisualServicesContent.services[0] ?? {};
      await expect(findRow(title)).toHaveTextContent('En ligne');
      await expect(findRow(title)?.textContent.replace(/\s/g, ' ')).toContain(`${price?.amount} €`);
    });
    await step('Chacune mène à son champ', async () => {
      await expect(offers.getByRole('link', { name: 'Studio neuf, Studios' })).toHaveAttribute(
        'href',
        placeInForm('audiovisual/studios', { champ: 'studios.0.name' }),
      );
    });
    await step('Les sections sont dessous, et la recherche trouve aussi les offres', async () => {
      await expect(canvas.getByRole('region', { name: 'Services' })).toBeVisible();
      await userEvent.click(canvas.getByRole('searchbox'));
      await userEvent.paste('studio neuf');
      await expect(await canvas.findByText('1 offre, 1 section')).toBeVisible();
    });
    await step('Une nouvelle offre se commence sur la page choisie', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Nouveau service' }));
      const item = await screen.findByRole('menuitem', { name: /· Services de stratégie$/ });
      await expect(item).toHaveAttribute(
        'href',
        placeInForm('strategy/strategyServices', { ajouter: 'services' }),
      );
      await userEvent.keyboard('{Escape}');
    });
  },
});

export const Formations = meta.story({
  parameters: { path: paths.admin.formations },
  render: () => <FormationsPage />,
  play: async ({ canvas, step }) => {
    const offers = within(await canvas.findByRole('table', { name: 'Offres' }));
    await step('Une formation de groupe a le prix du catalogue', async () => {
      const { title = '', id } =
        trainingOffersContent.trainings.find(({ price }) => price === undefined) ?? {};
      const course = courseCatalogueContent.courses.find((one) => one.id === id);
      const row = offers
        .getByRole('link', { name: `${title}, Formations de groupe et coaching` })
        .closest('tr');
      await expect(row?.textContent.replace(/\s/g, '')).toContain(`${course?.price}€`);
    });
    await expect(canvas.getByRole('link', { name: 'Nouvelle formation' })).toHaveAttribute(
      'href',
      placeInForm('formations/courseCatalogue', { ajouter: 'courses' }),
    );
  },
});

/** Douze formations : le catalogue n’en montre pas plus. */
export const FullCatalogue = meta.story({
  name: 'Catalogue complet',
  parameters: { path: paths.admin.formations },
  render: () => <FormationsPage />,
  async beforeEach() {
    await insertContent('formations/courseCatalogue', catalogueWith(12));
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Nouvelle formation' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      'Le catalogue contient au plus 12 formations. Retirez-en une pour en ajouter une autre.',
    );
  },
});

/** Au téléphone, chaque offre est une fiche. */
export const ServicesOnPhone = meta.story({
  name: 'Services au téléphone',
  parameters: { path: paths.admin.services },
  globals: { viewport: { value: 'phone' } },
  render: () => <ServicesPage />,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Offres' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...loading({ where: 'contents' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement des contenus…')).toBeVisible();
  },
});
