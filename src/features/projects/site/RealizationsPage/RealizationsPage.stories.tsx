import { expect } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { projects, storedProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { ErrorBoundary, loader, RealizationsPage } from './RealizationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/Réalisations · RealizationsPage',
  component: RealizationsPage,
  parameters: {
    path: paths.realizations,
    rows: 'project',
    route: paths.realizations,
    loading: { loader, ErrorBoundary },
    description:
      'Les réalisations (`/realizations`) : trois projets et ce qu’ils ont changé, en chiffres. `/portfolio`, que d’autres pages nomment, redirige ici. L’ouverture n’a pas de bouton : les projets passent d’abord.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
  },
});

async function publish() {
  const [, second, third] = projects;
  await insertContent('project/un', storedProject);
  await insertContent('project/deux', { ...second, pictures: [] });
  await insertContent('project/trois', third);
}

/** Les projets publiés prennent la place de la liste, les plus récents d’abord. */
export const Published = meta.story({
  beforeEach: publish,
  play: async ({ canvas }) => {
    await canvas.findByText('3 projets');
    const cards = canvas.getAllByRole('article').map((card) => card.querySelector('a')?.getAttribute('href'));
    await expect(cards).toEqual(projects.map(({ slug }) => paths.realization(slug)));
  },
});

export const Filtered = meta.story({
  parameters: { path: `${paths.realizations}?mot-cle=realisation` },
  beforeEach: publish,
  play: async ({ canvas }) => {
    await canvas.findByText('2 projets');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Événement vidéo' })).toHaveAttribute(
      'href',
      `${paths.realizations}?categorie=evenement-video&mot-cle=realisation`,
    );
    await expect(canvas.getByRole('link', { name: 'Retirer les filtres' })).toHaveAttribute(
      'href',
      paths.realizations,
    );
  },
});

export const NoResults = meta.story({
  parameters: { path: `${paths.realizations}?categorie=inconnue` },
  beforeEach: publish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun projet trouvé.')).toBeVisible();
  },
});
