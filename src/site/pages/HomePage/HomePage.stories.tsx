import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { HomePage } from './HomePage.tsx';

const meta = preview.meta({
  title: 'Pages/Accueil',
  component: HomePage,
  parameters: {
    path: paths.home,
    docs: {
      description: {
        component: `
L’accueil (\`/\`) : Hero, résultats, quatre services, méthode, impact, calculateur de rendement, dernières productions. La page finit par « Démarrer un projet », sans la bande CallToAction des autres, et ne défile jamais de côté au téléphone.`,
      },
    },
  },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Faites entendre votre voix');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
});
