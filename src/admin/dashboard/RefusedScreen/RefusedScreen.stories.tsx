import { rememberRefusedRole } from '#admin/shell/refusedAccess.ts';
import preview from '#storybook/preview.tsx';
import { RefusedScreen } from './RefusedScreen.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Écran refusé · RefusedScreen',
  tags: ['no-visual'],
  component: RefusedScreen,
  globals: { role: 'moderator' },
  beforeEach: () => rememberRefusedRole('editor'),
  parameters: {
    guide: {
      use: ['Une seule fois, en haut du tableau de bord, après un écran que le rôle n’ouvre pas.'],
      instead: [
        { when: 'L’écran est ouvert, mais une action est refusée', take: 'design-system/components/Toast' },
      ],
    },
    layout: 'padded',
    description: `Dit une fois pourquoi on est au tableau de bord plutôt qu’à l’écran demandé : le rôle ne l’ouvre pas.

Aussi : 403, interdit.`,
  },
});

export const Default = meta.story();
