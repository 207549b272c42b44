import { expect, within } from 'storybook/test';
import { hovered } from '#storybook/decorators/inStates.tsx';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { hoursContent } from '#site/settings/settings.content.ts';
import { codeSettings, SettingsContext } from '#site/settings/settings.ts';
import { footerContent } from './footer.section.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Sections/Mise en page/Pied de page · Footer',
  component: Footer,
  args: footerContent,
  parameters: {
    guide: {
      use: ['Une fois, au pied de toutes les pages publiques, par SiteLayout.'],
      instead: [{ when: 'La page se ferme sur une invitation', take: 'site/sections/shared/CallToAction' }],
    },
    description: `Le pied de toutes les pages publiques : les liens par groupe, les coordonnées, les heures, les trois textes légaux. Coordonnées, heures et année (« © 2024 ») viennent des paramètres; l’année ne suit pas le calendrier.

Les quatre formations mènent à la même page : elles n’ont pas d’adresse à elles.`,
  },
});

const christmas = {
  id: 'n-1',
  label: 'Noël',
  from: '2026-12-25',
  isOpen: false,
  opens: '09:00',
  closes: '17:00',
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2024 Porte-Voix')).toBeVisible();
    const targets = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(
      expect.arrayContaining([
        paths.privacyPolicy,
        paths.termsOfService,
        paths.legalNotice,
        paths.services,
        paths.formations,
        paths.podcasts,
        paths.blog,
        'tel:+1-418-555-0142',
        'mailto:info@porte-voix.example',
      ]),
    );
  },
});

/** Un jour férié s’annonce deux semaines d’avance; les réseaux sociaux sont là quand il y en a. */
export const NearException = meta.story({
  render: () => (
    <SettingsContext
      value={{
        ...codeSettings,
        hours: { ...hoursContent, exceptions: [christmas] },
        socials: {
          accounts: [
            { name: 'LinkedIn', address: 'https://exemple.test/in' },
            { name: 'YouTube', address: 'https://exemple.test/yt' },
          ],
        },
        today: '2026-12-20',
      }}
    >
      <Footer {...footerContent} />
    </SettingsContext>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noël, vendredi 25 décembre')).toBeVisible();
    const accounts = within(canvas.getByRole('navigation', { name: 'Réseaux sociaux' })).getAllByRole('link');
    await expect(accounts.map(({ textContent }) => textContent)).toEqual(['LinkedIn', 'YouTube']);
  },
});

/** Tout ce que le pointeur change. */
export const Hovered = Default.extend(hovered());
