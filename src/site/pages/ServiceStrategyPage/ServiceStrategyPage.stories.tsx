import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceStrategyPage } from './ServiceStrategyPage.tsx';

const meta = preview.meta({
  title: 'Pages/Stratégie et accompagnement · ServiceStrategyPage',
  component: ServiceStrategyPage,
  parameters: {
    path: paths.strategy,
    description: `Stratégie et accompagnement (\`/services/strategie-accompagnement\`) : services en onglets, trois méthodes, trois dossiers, quatre phases. \`/services/analytics\` y redirige.

À vérifier : l’onglet (\`?onglet\`) et le dossier (\`?dossier\`) gardent chacun leur choix dans la même adresse.`,
  },
});

export const Default = meta.story();
