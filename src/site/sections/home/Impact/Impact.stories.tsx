import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { Impact } from './Impact.tsx';
import { impactContent } from './impact.section.ts';

const meta = preview.meta({
  title: 'Sections/Accueil/Retombées · Impact',
  component: Impact,
  args: impactContent,
  parameters: {
    guide: {
      use: ['Une bande sombre, une par page : un chiffre qui mène, trois qui l’appuient.'],
      instead: [
        { when: 'Les chiffres se valent', take: 'site/sections/shared/StatsBand' },
        { when: 'Chacun est raconté', take: 'site/sections/home/ResultsBand' },
      ],
    },
    description: `La bande sombre qui suit la méthode, sur l’accueil : un chiffre mène, trois autres l’appuient, un seul bouton conduit au contact.

\`growth.value\` est ce que l’accueil dit le plus fort : aussi grand que l’écran le permet.

**À éviter** : lire les barres comme un graphique. Elles s’ouvrent comme le pavillon du logo et ne changent pas avec \`growth\`.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', paths.contact);
  },
});
