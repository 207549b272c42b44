import preview from '#storybook/preview.tsx';
import { QuickActions } from './QuickActions.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Raccourcis · QuickActions',
  tags: ['no-visual'],
  component: QuickActions,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Dans la ligne d’actions du tableau de bord : deux gestes au plus.'],
      instead: [
        { when: 'L’action est celle d’un autre écran', take: 'admin/shell/AdminPage' },
        { when: 'Il y en a davantage', take: 'admin/shell/Palette' },
      ],
    },
    layout: 'padded',
    description:
      'Les raccourcis du tableau de bord : écrire, pour qui le peut; voir le site, pour tout le monde.',
  },
});

export const Default = meta.story();

export const Moderator = meta.story({ globals: { role: 'moderator' } });
