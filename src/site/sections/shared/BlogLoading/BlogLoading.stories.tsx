import preview from '#storybook/preview.tsx';
import { BlogLoading } from './BlogLoading.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Page en route · BlogLoading',
  tags: ['no-visual'],
  component: BlogLoading,

  parameters: {
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `
Pendant qu’une page sans fichier HTML à elle est en route.`,
      },
    },
  },
});

export const Default = meta.story();
