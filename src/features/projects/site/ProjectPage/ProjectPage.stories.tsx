import { expect, spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { projects, storedProject } from '#features/projects/site/testing/projects.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { ErrorBoundary, loader, ProjectPage } from './ProjectPage.tsx';

const meta = preview.meta({
  title: 'Pages/Projet · ProjectPage',
  component: ProjectPage,
  parameters: {
    path: paths.realization(storedProject.slug),
    route: '/realizations/:slug',
    loading: { loader, ErrorBoundary },
    description: `Un projet (\`/realizations/{slug}\`) : pour qui, pourquoi, comment, et ce que ça a changé, avec ses images, son film, son extrait sonore et les mots du client. Il finit par le projet suivant et le chemin vers le formulaire.

Une adresse quittée mène à la nouvelle; un projet retiré répond 410.`,
  },
});

const noPicture = { tags: ['no-visual'] };

async function publish() {
  await insertContent('project/un', storedProject);
  await insertContent('project/deux', { ...projects[2], slug: 'boreal-autrement' });
}

/** `ProjectView` : un projet entier, que l’aperçu d’un brouillon montre aussi. */
export const Loaded = meta.story({
  beforeEach: publish,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: storedProject.title })).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Le défi',
      'La solution',
      'Les résultats',
      'Boréal, autrement',
      storedProject.callToAction.title,
    ]);
    await expect(canvas.getByRole('link', { name: 'Boréal, autrement' })).toHaveAttribute(
      'href',
      '/realizations/boreal-autrement',
    );
  },
});

/** Le seul projet en ligne n’a pas de suivant. */
export const Alone = meta.story({
  name: 'Seul projet',
  ...noPicture,
  beforeEach: () => insertContent('project/un', storedProject),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvas.queryByText('Projet suivant')).toBeNull();
  },
});

/** Une partie n’entre plus dans sa forme : les autres restent. */
export const PartUnfit = meta.story({
  name: 'Partie d’une forme dépassée',
  ...noPicture,
  async beforeEach() {
    const spy = spyOn(console, 'warn').mockImplementation(() => {});
    await insertContent('project/un', { ...storedProject, testimonials: 'On craignait le publireportage.' });
    return () => spy.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Le défi' })).toBeVisible();
    await expect(canvas.queryByText(/publireportage/)).toBeNull();
  },
});

/** La page n’arrive pas : la personne l’apprend, et redemande au serveur, qui n’en connaît aucune à cette adresse. */
export const ServerError = meta.story({
  ...failedLoad({ where: 'data' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Oops! Page not found' }),
  ),
  parameters: { expectedMessages: [/Page introuvable/] },
});
