import { expect } from 'storybook/test';
import { formatDay } from '#data/formats.ts';
import preview from '#storybook/preview.tsx';
import { legalNoticeContent } from '#site/sections/legal/legalNotice.content.ts';
import { LegalText } from './LegalText.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Texte légal · LegalText',
  component: LegalText,
  args: legalNoticeContent,
  parameters: {
    guide: {
      use: ['Pour un long texte par chapitres, avec son sommaire.'],
      instead: [{ when: 'Le texte est celui d’un article', take: 'features/articles/site/ArticleBody' }],
    },
    description: `Un texte légal et son sommaire, qui reste en vue à côté sur grand écran. Dans \`blocks\`, une chaîne est un paragraphe et un tableau, une liste.

**À faire** : garder les \`id\` des chapitres, qui sont leurs ancres dans l’adresse.

**À éviter** : se fier à « Dernière mise à jour » pour dater une révision : c’est la date de la visite, et « aujourd’hui » dans la page prérendue.`,
  },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('La date est celle de la visite', async () => {
      const today = new Date().toLocaleDateString('fr-CA');
      await expect(canvas.getByText(formatDay(today))).toBeVisible();
    });
    await step('Chaque ligne du sommaire mène à son chapitre', async () => {
      for (const link of canvas.getAllByRole<HTMLAnchorElement>('link')) {
        if (link.hash && link.pathname === location.pathname) {
          await expect(canvasElement.querySelector(link.hash)).not.toBeNull();
        }
      }
    });
  },
});
