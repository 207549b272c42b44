import { expect, within } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { firstEpisode, insertPodcast, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import { storedProject } from '#features/projects/site/testing/projects.ts';
import preview from '#storybook/preview.tsx';
import { loader, ServicePodcastPage } from './ServicePodcastPage.tsx';

const meta = preview.meta({
  title: 'Pages/Production de balado · ServicePodcastPage',
  component: ServicePodcastPage,
  parameters: {
    path: paths.podcastProduction,
    route: paths.podcastProduction,
    loading: { loader },
    description: `La production de balado (\`/services/production-de-balado\`) : une maison en coupe, une pièce par étape, le prix de départ et le dernier épisode dans le premier écran; puis les émissions, les projets et les articles qui en parlent, et le formulaire, dont le service est déjà choisi. Le prix est celui de « Production clé en main », sur la page de la production audiovisuelle.

L’adresse courte \`/services/podcast\` y redirige.`,
  },
});

export const Loaded = meta.story({
  beforeEach: async () => {
    await insertPodcast(insertContent);
    await insertContent('project/5c000000-0000-4000-8000-000000000001', storedProject);
  },
  play: async ({ canvas, step }) => {
    await step('Le prix, et ce qu’on en dit ailleurs', async () => {
      await expect(await canvas.findByText(/à partir de/)).toBeVisible();
      await expect(canvas.getByRole('link', { name: storedProject.title })).toBeVisible();
      await expect(canvas.getByRole('link', { name: storedShow.title })).toBeVisible();
      await expect(canvas.getAllByRole('link', { name: firstEpisode.title })).not.toHaveLength(0);
    });
    await step('Le formulaire parle de balado', async () => {
      const form = within(canvas.getByRole('form', { name: 'Nous écrire' }));
      await expect(form.getByRole('combobox')).toHaveValue('podcast');
    });
  },
});

/** Rien n’est publié : les étapes, le prix et le formulaire. */
export const Alone = meta.story({ name: 'Sans contenu' });
