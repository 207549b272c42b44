import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { ServiceTrainingPage, loader } from './ServiceTrainingPage.tsx';

const meta = preview.meta({
  title: 'Pages/Formation en communication',
  component: ServiceTrainingPage,
  parameters: {
    path: paths.serviceTraining,
    route: paths.serviceTraining,
    loading: { loader },
    docs: {
      description: {
        component: `
La formation en communication (\`/services/formation-communication\`) : le parcours en quatre niveaux, les offres de groupe et de coaching, les prochaines sessions, des témoignages. Les dates et les places sont ici; la page Formations, elle, décrit le catalogue.`,
      },
    },
  },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
