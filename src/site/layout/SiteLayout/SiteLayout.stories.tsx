import { expect } from 'storybook/test';
import { inTests } from '#storybook/inTests.ts';
import { serverError } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { SiteLayout, loader } from './SiteLayout.tsx';

const meta = preview.meta({
  title: 'Sections/Mise en page/Mise en page du site · SiteLayout',
  component: SiteLayout,
  parameters: {
    guide: {
      use: ['Une fois, autour de toutes les pages publiques.'],
      instead: [{ when: 'C’est le back-office', take: 'admin/shell/AdminLayout' }],
    },
    description: `Ce qui entoure chaque page publique : « Aller au contenu » à la première tabulation, l’en-tête, le contenu, le pied. L’en-tête n’est transparent que sur l’accueil : voir Home.

**À éviter** : un autre \`<main>\` dans une page; celui d’ici, \`#contenu\`, est la cible du lien d’évitement.`,
  },
});

export const Default = meta.story({
  parameters: { path: paths.about },
  play: inTests(async ({ canvas, userEvent, step }) => {
    await expect(canvas.getByRole('banner')).toHaveAttribute('data-variant', 'solid');
    await step('La première tabulation mène au contenu', async () => {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: 'Aller au contenu' });
      await expect(skip).toHaveFocus();
      await expect(skip).toHaveAttribute('href', '#contenu');
      await expect(canvas.getByRole('main')).toHaveAttribute('id', 'contenu');
    });
    await step('La suivante est au logo, que le lien ne cache plus', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Porte-Voix, accueil' })).toHaveFocus();
    });
  }),
});

export const Home = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveAttribute('data-variant', 'transparent');
  },
});

/** Ce qui est publié autour des pages n’arrive pas : elles sont là quand même, et disent ce que dit le code. */
export const ServerError = meta.story({
  tags: ['!autodocs', 'no-visual'],
  parameters: {
    path: paths.about,
    route: paths.about,
    loading: { loader },
  },
  beforeEach: ({ msw }) => msw.use(...serverError({ where: 'site_contents' })),
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lancer votre projet' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('418 555-0142');
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  }),
});
