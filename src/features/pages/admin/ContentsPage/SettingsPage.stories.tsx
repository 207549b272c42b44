import { expect, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { paths } from '#paths.ts';
import { insertContent } from '#mocks/states.ts';
import { companyContent } from '#site/settings/settings.content.ts';
import preview from '#storybook/preview.tsx';
import { SettingsPage } from './ContentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Paramètres · SettingsPage',
  component: SettingsPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.settings,
    docs: {
      story: { inline: false },
      description: {
        component: `
Ce que l’entreprise dit d’elle-même sur toutes les pages, et ce qu’elle garde pour elle. Réservé aux administratrices et aux administrateurs; chaque ligne mène au même éditeur que les sections des pages.`,
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

export const Loaded = meta.story({
  beforeEach: async () => {
    await insertContent('settings/company', { ...companyContent, phone: '418 555-0199' });
    await insertContent('internal/messages', { recipients: [] }, { reason: 'saved' });
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Tout le site' }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['Coordonnées', '/admin/settings/company'],
      ['Heures d’ouverture', '/admin/settings/hours'],
      ['Réservations et inscriptions', '/admin/settings/bookings'],
      ['Réseaux sociaux', '/admin/settings/socials'],
      ['Recherche et partage', '/admin/settings/search'],
      ['Renseignements personnels', '/admin/settings/privacy'],
      ['Avis des messages', '/admin/settings/messages'],
      ['Accès', '/admin/settings/security'],
    ]);
    const [company, , , , , , messages] = list.getAllByRole('listitem');
    await expect(company).toHaveTextContent('En ligne');
    await expect(messages).toHaveTextContent('Modifié');
  },
});
