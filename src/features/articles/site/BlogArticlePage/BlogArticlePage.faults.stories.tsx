import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BlogArticlePage, ErrorBoundary, HydrateFallback, loader } from './BlogArticlePage.tsx';

const meta = preview.meta({
  title: 'Pages/Article du blogue, pannes · BlogArticlePage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: BlogArticlePage,
  parameters: {
    path: paths.blogArticle('filmer-une-entrevue-avec-la-lumiere-du-jour'),
    route: '/blog/:slug',
    loading: { loader, ErrorBoundary, HydrateFallback },
    expectedMessages: [/Page introuvable/],
  },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, async (context, fault) => {
    if (fault.name === 'Slow') await expect(await context.canvas.findByText('Chargement...')).toBeVisible();
    await recoverPage(context, fault, { loaded: 'Placer l’invité' });
  }),
);
