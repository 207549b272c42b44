import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LearningPath } from './LearningPath.tsx';
import { learningPathContent } from './learningPath.section.ts';

const meta = preview.meta({
  title: 'Sections/Formation en communication/Parcours de formation · LearningPath',
  component: LearningPath,
  args: learningPathContent,
  parameters: {
    guide: {
      use: ['Sur la page Formation : quatre niveaux, du premier au dernier.'],
      instead: [{ when: 'Ce sont des étapes d’un mandat', take: 'site/sections/shared/ProcessSteps' }],
    },
    description: `Le parcours de formation en quatre niveaux, chacun une marche plus haut sur grand écran, avec une onde remplie d’un quart de plus.

**À éviter** : y voir l’avancement du visiteur : 75 % veut dire « troisième niveau sur quatre », rien d’autre.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bars = canvas.getAllByRole<HTMLProgressElement>('progressbar');
    await expect(bars.map(({ value }) => value)).toEqual([25, 50, 75, 100]);
    await expect(canvas.getByRole('progressbar', { name: 'Niveau 3' })).toHaveValue(75);
  },
});
