import { SidebarProvider } from '../Sidebar/SidebarProvider.tsx';
import { LeavingProvider } from '../leaving/LeavingProvider.tsx';
import preview from '#storybook/preview.tsx';
import { AdminHeader } from './AdminHeader.tsx';

const meta = preview.meta({
  title: 'Administration/Cadre/En-tête · AdminHeader',
  tags: ['no-visual'],
  component: AdminHeader,
  globals: { role: 'editor' },
  args: { title: 'Articles & Blog' },
  decorators: [
    (Story) => (
      <LeavingProvider>
        <SidebarProvider>
          <Story />
        </SidebarProvider>
      </LeavingProvider>
    ),
  ],
  parameters: {
    guide: {
      use: ['Une fois par écran, par AdminPage, qui la place.'],
      instead: [{ when: 'L’écran est du site public', take: 'site/layout/Header' }],
    },
    docs: {
      description: {
        component: `
La barre de chaque écran : le bouton du menu, le titre de l’écran, qui est connecté, la déconnexion. Le titre est le seul de niveau 1.`,
      },
    },
  },
});

export const Default = meta.story();

/** Un titre trop long passe à la ligne. */
export const LongContent = meta.story({
  args: { title: 'Une mise en ligne dont le nom est aussi long que la liste de ce qu’elle contient' },
});
