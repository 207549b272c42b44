import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/layout/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import { SettingsPage } from './PlaceholderPages.tsx';

const meta = preview.meta({
  title: 'Administration/Modules à venir',
  component: SettingsPage,
  globals: { role: 'admin' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `
Les modules qui n’existent pas encore : chacun le dit, explique comment faire sans lui d’ici là, et montre inactif le bouton qu’il aura, s’il en a un.

**À faire** : relire \`placeholders.content.ts\` quand une façon de faire change : ces explications sont des consignes.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
});

export const Settings = meta.story({
  parameters: { path: paths.admin.settings },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module Paramètres en cours de développement...')).toBeVisible();
  },
});

export const Phone = meta.story({
  parameters: { path: paths.admin.settings },
  globals: { viewport: { value: 'phone' } },
});
