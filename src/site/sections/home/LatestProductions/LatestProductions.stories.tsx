import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { courseCatalogueContent } from '#site/sections/formations/CourseCatalogue/courseCatalogue.content.ts';
import { LatestProductions } from './LatestProductions.tsx';
import { latestProductionsContent } from './latestProductions.content.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/LatestProductions',
  component: LatestProductions,
  args: { ...latestProductionsContent, courses: courseCatalogueContent.courses },
  parameters: {
    docs: {
      description: {
        component: `
La fin de l’accueil : trois épisodes dont le premier mène, les formations avec leur prix, puis « Démarrer un projet ». Les formations viennent du catalogue de la page Formations : un prix se corrige là-bas.

**À faire** : ranger soi-même les épisodes du plus récent au plus ancien; la section ne les trie pas.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('12 novembre 2026')).toBeVisible();
    for (const course of canvas.getAllByRole('link', { name: /€/ }))
      await expect(course).toHaveAttribute('href', paths.formations);
  },
});
