import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { successStoriesContent } from './successStories.section.ts';

const meta = preview.meta({
  title: 'Sections/Communication et visibilité/Réussites · SuccessStories',
  component: SuccessStories,
  args: successStoriesContent,
  parameters: {
    guide: {
      use: ['Sur la page Communication : trois clients, un chiffre chacun.'],
      instead: [
        { when: 'L’histoire se raconte', take: 'site/sections/strategy/CaseStudies' },
        { when: 'Les clients parlent', take: 'site/sections/shared/Testimonials' },
      ],
    },
    description: `Trois clients, un chiffre chacun, sur trois couleurs. Le premier s’étend sur toute la largeur, son chiffre aussi grand qu’elle le permet. « Voir nos réalisations » et « Parcourir le portfolio » aboutissent à la même page : \`/portfolio\` y redirige.

**À éviter** : une quatrième histoire : couleurs et places sont prévues pour trois.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Voir nos réalisations' })).toHaveAttribute(
      'href',
      paths.realizations,
    );
    await expect(canvas.getByRole('link', { name: 'Parcourir le portfolio' })).toHaveAttribute(
      'href',
      paths.portfolio,
    );
  },
});
