import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { Button } from '#design-system/components/Button';
import { failing } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { AdminPage } from './AdminPage.tsx';

const meta = preview.meta({
  title: 'Administration/Écran',
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
    path: paths.admin.media,
    docs: {
      story: { inline: false },
      description: {
        component: `
Un écran du back-office, à l’intérieur d’\`AdminLayout\` : l’en-tête et son titre, une ligne d’actions, le contenu. Quand le profil n’a pas pu être chargé, il le dit, sur tous les écrans.

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
    },
  },
  render: (args) => (
    <AdminLayout>
      <AdminPage {...args} />
    </AdminLayout>
  ),
});

export const Default = meta.story();

export const TitleOnly = meta.story({ args: { intro: undefined, actions: undefined } });

export const LongContent = meta.story({
  args: { title: 'Un titre d’écran qui ne tient pas sur la largeur d’un téléphone sans aller à la ligne' },
  globals: { viewport: { value: 'phone' } },
});

/** Sans profil, aucun rôle n’est connu : chaque écran le dit à la personne. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...failing(403, { where: 'profiles' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre profil n’a pas pu être chargé.')).toBeVisible();
  },
});
