import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AuthContext } from '#data/session/AuthContext.ts';
import { useAuth } from '#data/session/useAuth.ts';
import { hovered } from '#storybook/decorators/inStates.tsx';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { Button } from '#design-system/components/Button';
import preview from '#storybook/preview.tsx';
import { AdminPage } from './AdminPage.tsx';

const meta = preview.meta({
  title: 'Administration/Cadre/Écran · AdminPage',
  component: AdminPage,
  globals: { role: 'editor' },
  args: {
    title: 'Médiathèque',
    intro: '24 médias',
    actions: (
      <Button variant="primary" size="small">
        Ajouter un média
      </Button>
    ),
    children: 'Le contenu de l’écran.',
  },
  argTypes: {
    intro: { control: false },
    actions: { control: false },
    children: { control: false },
  },
  parameters: {
    guide: {
      use: ['Autour de chaque écran du back-office : un titre, une action principale, le contenu.'],
      instead: [
        { when: 'L’écran édite un document', take: 'documents/admin/DocumentScreen' },
        { when: 'La personne n’est pas encore connectée', take: 'features/people/admin/AuthPage' },
      ],
    },
    path: paths.admin.media,
    description: `Un écran du back-office, à l’intérieur d’\`AdminLayout\` : l’en-tête et son titre, une ligne d’actions, le contenu. Quand le profil n’a pas pu être chargé, il le dit, sur tous les écrans.

\`\`\`tsx
<AdminPage
  title="Messages"
  intro={<SegmentedControl label="Messages à montrer" size="small" items={filters} value={filter} onValueChange={setFilter} />}
  actions={<Button variant="outline" size="small" iconStart={Download}>Exporter en CSV</Button>}
>
  …
</AdminPage>
\`\`\`

**À faire** : le bouton principal en dernier dans \`actions\`.

**À éviter** : un autre titre de premier rang dans le contenu : \`title\` l’est déjà.`,
  },
  render: (args) => (
    <AdminLayout>
      <AdminPage {...args} />
    </AdminLayout>
  ),
});

/** `AdminHeader` : le bouton du menu, le titre, qui est connecté, la déconnexion. */
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
  tags: ['no-visual'],
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
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByText(/Chevrotière/)).toBeVisible();
    // On a phone with text twice as large, the bar is as high as it must be.
    if (globals.textSize === '100') await expect(canvas.getByRole('banner').offsetHeight).toBe(56);
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
