import { expect, waitFor } from 'storybook/test';
import { pressed } from '#storybook/decorators/begun.tsx';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { Header } from '../Header/Header.tsx';
import { headerContent } from '../Header/header.section.ts';
import { MobileMenu } from './MobileMenu.tsx';

const meta = preview.meta({
  title: 'Sections/Mise en page/Menu du téléphone · MobileMenu',
  component: MobileMenu,
  args: { ...headerContent, pathname: paths.formations },
  // It is shown under the header, whose button opens it.
  render: () => <Header {...headerContent} />,
  parameters: {
    guide: {
      use: ['Au téléphone, par l’en-tête.'],
      instead: [
        { when: 'Les liens tiennent dans l’en-tête', take: 'site/layout/Header' },
        { when: 'C’est le menu du back-office', take: 'admin/shell/AdminLayout' },
      ],
    },
    path: paths.formations,
    description: `Le menu latéral du téléphone, que le bouton de l’en-tête ouvre : les liens du site, les cinq entrées de Services dépliées, le téléphone et le courriel. Il se ferme par Échap, en touchant à côté ou en suivant un lien, et rend le focus à son bouton.

Aussi : hamburger, burger, tiroir.`,
  },
  globals: { viewport: { value: 'phone' } },
});

export const Default = meta.story({
  decorators: [pressed('Ouvrir le menu')],
  play: async ({ canvas }) => {
    const closer = await canvas.findByRole('button', { name: 'Fermer le menu' });
    await waitFor(() => expect(closer).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Formations' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Démarrer un projet' })).toHaveAttribute(
      'href',
      paths.contact,
    );
  },
});

export const KeyboardNavigation = meta.story({
  tags: ['!dev'],
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir le menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const closer = await canvas.findByRole('button', { name: 'Fermer le menu' });
    await waitFor(() => expect(closer).toHaveFocus());
    await step('Fermé par son bouton, il rend le focus', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
      await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull());
    });
    await step('Il se ferme quand on suit un lien', async () => {
      await userEvent.keyboard('{Enter}');
      const link = await canvas.findByRole('link', { name: 'Réalisations' });
      link.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu' })).toBeNull());
    });
  },
});
