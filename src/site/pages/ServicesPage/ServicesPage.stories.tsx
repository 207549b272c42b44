import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { ServicesPage } from './ServicesPage.tsx';

const meta = preview.meta({
  title: 'Pages/Services · ServicesPage',
  component: ServicesPage,
  parameters: {
    path: paths.services,
    description:
      'Tous les services (`/services`) : quatre métiers qui mènent chacun à une page détaillée, puis quatre services à la pièce. C’est d’ici qu’on choisit; les prix sont sur les pages de service.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toContain(paths.contact);
    await expect(targets).toContain(paths.portfolio);
  },
});
