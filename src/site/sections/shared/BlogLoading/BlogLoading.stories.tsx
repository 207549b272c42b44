import preview from '#storybook/preview.tsx';
import { BlogLoading } from './BlogLoading.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Page en route · BlogLoading',
  tags: ['no-visual'],
  component: BlogLoading,

  parameters: {
    guide: {
      use: ['Pendant qu’une page sans fichier à elle est en route.'],
      instead: [{ when: 'C’est un écran du back-office', take: 'admin/shell/PendingPanel' }],
    },
    description: 'Pendant qu’une page sans fichier HTML à elle est en route.',
  },
});

export const Default = meta.story();
