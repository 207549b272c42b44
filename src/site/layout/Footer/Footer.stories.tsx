import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { footerContent } from './footer.content.ts';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  title: 'Sections/Mise en page/Footer',
  component: Footer,
  args: footerContent,
  parameters: {
    docs: {
      description: {
        component: `
Le pied de toutes les pages publiques : les liens par groupe, les coordonnées, les heures, les trois textes légaux. Coordonnées, heures et année (« © 2024 ») viennent de \`company\`; l’année ne suit pas le calendrier.

Les quatre formations mènent à la même page : elles n’ont pas d’adresse à elles.`,
      },
    },
  },
});

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
        paths.blog,
        'tel:+1-418-555-0142',
        'mailto:info@porte-voix.example',
      ]),
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
