import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { RealizationsPage } from './RealizationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/Réalisations',
  component: RealizationsPage,
  parameters: {
    path: paths.realizations,
    docs: {
      description: {
        component: `
Les réalisations (\`/realizations\`) : trois projets et ce qu’ils ont changé, en chiffres. \`/portfolio\`, que d’autres pages nomment, redirige ici. L’ouverture n’a pas de bouton : les projets passent d’abord.`,
      },
    },
  },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
