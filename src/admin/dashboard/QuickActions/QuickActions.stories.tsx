import preview from '#storybook/preview.tsx';
import { QuickActions } from './QuickActions.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Raccourcis · QuickActions',
  tags: ['no-visual'],
  component: QuickActions,
  globals: { role: 'editor' },
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `
Les raccourcis du tableau de bord : écrire, pour qui le peut; voir le site, pour tout le monde.`,
      },
    },
  },
});

export const Default = meta.story();

export const Moderator = meta.story({ globals: { role: 'moderator' } });
