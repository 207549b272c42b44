import { expect } from 'storybook/test';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { ServicesShowcase } from './ServicesShowcase.tsx';
import { servicesShowcaseContent } from './servicesShowcase.section.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/Vitrine des services · ServicesShowcase',
  component: ServicesShowcase,
  args: servicesShowcaseContent,
  parameters: {
    guide: {
      use: ['Sur l’accueil : quatre services, chacun mène à sa page.'],
      instead: [{ when: 'C’est la page Services', take: 'site/sections/services/MainServices' }],
    },
    description: `Les quatre services de l’accueil, en tailles mêlées : sur grand écran, le premier est deux fois plus haut et le dernier ferme sur toute la largeur. Chaque carte est un seul lien, vers une adresse courte (\`/services/podcast\`) que le site redirige vers la page du service.

**À faire** : réserver \`navy\` au premier : cette couleur apporte aussi l’établi dessiné et le grand titre.

**À éviter** : un second lien dans une carte, que celui du titre couvre tout entière.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual([
      '/services/podcast',
      '/services/video',
      '/services/marketing',
      '/services/analytics',
    ]);
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
