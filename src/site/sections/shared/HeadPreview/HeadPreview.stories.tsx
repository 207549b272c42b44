import { expect } from 'storybook/test';
import { getFacts, fillFacts } from '#site/settings/facts.ts';
import { codeSettings } from '#site/settings/settings.ts';
import preview from '#storybook/preview.tsx';
import { headContent } from '#site/pages/AboutPage/aboutPage.section.ts';
import { HeadPreview } from './HeadPreview.tsx';

const meta = preview.meta({
  title: 'Sections/Partagées/Titre et description de la page · HeadPreview',
  component: HeadPreview,
  args: fillFacts(headContent, getFacts(codeSettings)),
  parameters: {
    guide: {
      use: ['À côté du formulaire « Titre et description » d’une page.'],
      instead: [{ when: 'C’est un article', take: 'features/articles/admin/ArticlePreviews' }],
    },
    description:
      'Ce qu’une page dit d’elle-même, tel que les moteurs de recherche et les réseaux sociaux le montrent : aucune page du site ne l’affiche. Le nom de l’agence suit le titre, sauf s’il s’y trouve.',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('À propos | Porte-Voix')).toHaveLength(2);
  },
});

export const SharedOtherwise = meta.story({
  name: 'Partagée autrement',
  args: { socialTitle: 'Venez nous voir', socialDescription: 'Le café est prêt.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Venez nous voir')).toBeVisible();
    await expect(canvas.getByText('Le café est prêt.')).toBeVisible();
  },
});
