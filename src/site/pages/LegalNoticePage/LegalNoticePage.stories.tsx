import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { LegalNoticePage } from './LegalNoticePage.tsx';

const meta = preview.meta({
  title: 'Pages/Mentions légales · LegalNoticePage',
  component: LegalNoticePage,
  parameters: {
    path: paths.legalNotice,
    description: `Les mentions légales (\`/legal-notice\`) : éditeur, responsable de la publication, hébergement, droits d’auteur, accessibilité, langue, signalement. L’adresse, le téléphone et le courriel viennent de \`company\`, comme au pied de page.

**À faire** : y tenir à jour les caractères et les pictogrammes crédités.`,
  },
});

export const Default = meta.story();
