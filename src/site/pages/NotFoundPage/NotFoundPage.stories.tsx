import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/Introuvable · NotFoundPage',
  component: NotFoundPage,
  parameters: {
    path: '/nulle-part',
    docs: {
      story: { inline: false },
      description: {
        component: `
Toute autre adresse, et tout article qui n’est pas publié. Le chemin demandé va dans la console, et la page n’est pas indexée. Son titre, « Oops! Page not found », est le seul titre de page en anglais, et les essais l’attendent mot pour mot.`,
      },
    },
  },
  beforeEach: () => {
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
      'href',
      paths.home,
    );
    await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.stringContaining('/nulle-part')));
  },
});
