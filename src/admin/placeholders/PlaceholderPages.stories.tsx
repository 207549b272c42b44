import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/layout/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';
import {
  AnalyticsPage,
  FormationsPage,
  PagesPage,
  ServicesPage,
  SettingsPage,
  UsersPage,
} from './PlaceholderPages.tsx';

const meta = preview.meta({
  title: 'Administration/Modules à venir',
  component: PagesPage,
  globals: { role: 'admin' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `
Les six modules qui n’existent pas encore : chacun le dit, explique comment faire sans lui d’ici là, et montre inactif le bouton qu’il aura, s’il en a un.

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

export const Pages = meta.story({
  parameters: { path: paths.admin.pages },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module Pages en cours de développement...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nouvelle page' })).toBeDisabled();
  },
});

export const Formations = meta.story({
  parameters: { path: paths.admin.formations },
  render: () => <FormationsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module Formations en cours de développement...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nouvelle formation' })).toBeDisabled();
  },
});

export const Services = meta.story({
  parameters: { path: paths.admin.services },
  render: () => <ServicesPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module Services en cours de développement...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nouveau service' })).toBeDisabled();
  },
});

export const Users = meta.story({
  parameters: { path: paths.admin.users },
  render: () => <UsersPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module Utilisateurs en cours de développement...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Inviter un utilisateur' })).toBeDisabled();
  },
});

export const Analytics = meta.story({
  parameters: { path: paths.admin.analytics },
  render: () => <AnalyticsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module Statistiques en cours de développement...')).toBeVisible();
  },
});

export const Settings = meta.story({
  parameters: { path: paths.admin.settings },
  render: () => <SettingsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Module Paramètres en cours de développement...')).toBeVisible();
  },
});

export const Phone = meta.story({
  parameters: { path: paths.admin.pages },
  globals: { viewport: { value: 'phone' } },
});
