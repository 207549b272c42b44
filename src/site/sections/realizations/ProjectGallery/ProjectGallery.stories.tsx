import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProjectGallery } from './ProjectGallery.tsx';
import { projectGalleryContent } from './projectGallery.content.ts';

const meta = preview.meta({
  title: 'Sections/Réalisations/ProjectGallery',
  component: ProjectGallery,
  args: projectGalleryContent,
  parameters: {
    docs: {
      description: {
        component: `
Les trois mandats de la page Réalisations, comme les pages d’un portfolio : le premier prend toute la largeur, les deux suivants changent de côté. Les projets n’ont pas de page à eux, donc pas de lien.`,
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    for (const category of ['Podcast', 'Événement vidéo', 'Stratégie numérique']) {
      await expect(canvas.getByText(category)).toBeVisible();
    }
  },
});
