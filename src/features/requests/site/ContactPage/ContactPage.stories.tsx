import { expect, waitFor } from 'storybook/test';
import { holdToday } from '#mocks/clock.ts';
import { paths } from '#paths.ts';
import { hoursContent } from '#site/settings/settings.content.ts';
import { codeSettings, SettingsContext } from '#site/settings/settings.ts';
import preview from '#storybook/preview.tsx';
import { ContactPage } from './ContactPage.tsx';

const meta = preview.meta({
  title: 'Pages/Contact · ContactPage',
  component: ContactPage,
  parameters: {
    path: paths.contact,
    description:
      'Le contact (`/contact`) : appeler ou écrire dès l’ouverture, le formulaire et les coordonnées, puis ce qui se passe après l’envoi, en trois étapes. Presque toutes les invitations du site aboutissent ici, parfois avec un service déjà choisi (`?service=coaching`). Quand personne ne répond, écrire passe avant appeler, et un lien du site mène, au téléphone, tout droit au formulaire.',
  },
});

export const Default = meta.story({
  // Open: a Friday morning.
  beforeEach: () => holdToday(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Appeler le/ })).toBeVisible();
  },
});

export const Closed = meta.story({
  name: 'Fermé',
  beforeEach: () => holdToday(),
  render: () => (
    <SettingsContext
      value={{
        ...codeSettings,
        hours: {
          ...hoursContent,
          exceptions: [
            {
              id: 'e',
              label: 'Inventaire',
              from: '2026-11-20',
              to: '',
              isOpen: false,
              opens: '',
              closes: '',
            },
          ],
        },
      }}
    >
      <ContactPage />
    </SettingsContext>
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Écrire un message' })).toHaveAttribute(
        'href',
        '/contact#ecrire',
      ),
    );
    await expect(canvas.queryByRole('link', { name: /^Appeler le/ })).toBeNull();
  },
});
