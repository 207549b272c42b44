import { expect, spyOn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RootErrorPage } from './RootErrorPage.tsx';

const meta = preview.meta({
  title: 'Pages/Erreur inattendue · RootErrorPage',
  component: RootErrorPage,
  parameters: {
    description: 'À la place de toute page qui n’a pas pu s’afficher.',
    docs: { story: { inline: false } },
    // The page that fails, in whose place the error page stands.
    route: '/',
    loading: {
      loader: () => {
        throw new Error('Une page qui échoue');
      },
      ErrorBoundary: RootErrorPage,
    },
  },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {});
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: "Une erreur inattendue s'est produite." }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  },
});
