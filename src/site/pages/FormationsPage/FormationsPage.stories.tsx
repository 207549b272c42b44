import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { FormationsPage, loader } from './FormationsPage.tsx';

const meta = preview.meta({
  title: 'Pages/Formations',
  component: FormationsPage,
  parameters: {
    path: paths.formations,
    route: paths.formations,
    loading: { loader },
    docs: {
      description: {
        component: `
Les quatre formations (\`/formations\`), ce qu’elles comprennent toujours, et ceux qui les ont suivies. Aucune date ici : « Voir les sessions » mène au calendrier de la page Formation en communication.`,
      },
    },
  },
});

export const Default = meta.story();

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
