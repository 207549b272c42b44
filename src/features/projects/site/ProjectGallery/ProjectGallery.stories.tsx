import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProjectGallery } from './ProjectGallery.tsx';
import { projectGalleryContent } from './projectGallery.section.ts';

const meta = preview.meta({
  title: 'Sections/Réalisations/Galerie de projets · ProjectGallery',
  component: ProjectGallery,
  args: projectGalleryContent,
  parameters: {
    guide: {
      use: ['Sur la page Réalisations : trois mandats, ou davantage.'],
      instead: [
        { when: 'Un chiffre par client suffit', take: 'site/sections/visibility/SuccessStories' },
        { when: 'Le défi et la solution se racontent', take: 'site/sections/strategy/CaseStudies' },
      ],
    },
    description:
      'Les trois mandats de la page Réalisations, comme les pages d’un portfolio : le premier prend toute la largeur, les deux suivants changent de côté. Un projet publié a sa page : « Voir le projet » dit que la carte y mène, et le lien du titre la couvre.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    // Those of the section lead nowhere.
    await expect(canvas.queryByText('Voir le projet')).toBeNull();
    for (const category of ['Podcast', 'Événement vidéo', 'Stratégie numérique']) {
      await expect(canvas.getByText(category)).toBeVisible();
    }
  },
});

/** Ce qui est publié mène à sa page. */
export const Published = meta.story({
  args: {
    projects: projectGalleryContent.projects.map((project) => ({ ...project, slug: project.id })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Voir le projet')).toHaveLength(3);
    // One link a card: what shows that it leads somewhere is no second one.
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
