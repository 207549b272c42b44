import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AuthContext } from '#data/session/AuthContext.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { SidebarProvider } from '../Sidebar/SidebarProvider.tsx';
import { LeavingProvider } from '../leaving/LeavingProvider.tsx';
import { hovered } from '#storybook/decorators/inStates.tsx';
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
    description:
      'La barre de chaque écran : le bouton du menu, le titre de l’écran, qui est connecté, la déconnexion. Le titre est le seul de niveau 1.',
  },
});

export const Default = meta.story();

function Renamed({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const names = {
    first_name: 'Marie-Antoinette-Élisabeth',
    last_name: 'de la Chevrotière-Vaillancourt-Desrosiers',
  };
  return (
    <AuthContext value={{ ...auth, profile: auth.profile && { ...auth.profile, ...names } }}>
      {children}
    </AuthContext>
  );
}

/** Un titre trop long prend deux lignes, et un nom une seule : la barre ne grandit pas quand ils arrivent. */
export const LongContent = meta.story({
  args: {
    title:
      'Une mise en ligne dont le nom est aussi long que la liste de ce qu’elle contient, des articles de novembre aux pages des services et des formations de l’hiver',
  },
  decorators: [
    (Story) => (
      <Renamed>
        <Story />
      </Renamed>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Chevrotière/)).toBeVisible();
    await expect(canvas.getByRole('banner').offsetHeight).toBe(56);
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = meta.story(hovered());
