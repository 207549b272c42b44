import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '#paths.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  title: 'Pages/Introuvable · NotFoundPage',
  component: NotFoundPage,
  parameters: {
    path: '/nulle-part',
    description: `Toute autre adresse, et tout article qui n’est pas publié. Là où une page a été en ligne, elle dit qu’elle n’y est plus et montre ce qui s’en approche. Le chemin demandé va dans la console, et la page n’est pas indexée. Son titre, « Oops! Page not found », est le seul titre de page en anglais, et les essais l’attendent mot pour mot.

Aussi : 404, page perdue, erreur.`,
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

/** Une page a été en ligne à cette adresse : le lien qui y mène est d’avant. */
export const Gone = meta.story({
  name: 'Page retirée',
  parameters: { path: '/blog/gerer-le-trac' },
  args: {
    near: [
      {
        kind: 'article',
        title: 'Le trac ne disparaît pas, il se dirige',
        path: paths.blogArticle('le-trac-se-dirige'),
        day: '2026-11-12',
        price: null,
        excerpt: ['On ne guérit pas du ', 'trac', ' : on lui donne quelque chose à faire.'],
        second: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Cette page n’est plus en ligne' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Le trac ne disparaît pas, il se dirige' })).toBeVisible();
  },
});
