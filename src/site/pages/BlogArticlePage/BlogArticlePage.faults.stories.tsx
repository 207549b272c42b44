import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { faultStories, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BlogArticlePage, ErrorBoundary, HydrateFallback, loader } from './BlogArticlePage.tsx';

const meta = preview.meta({
  title: 'Pages/Article du blogue/Pannes',
  tags: ['!autodocs'],
  component: BlogArticlePage,
  parameters: {
    path: paths.blogArticle('filmer-une-entrevue-avec-la-lumiere-du-jour'),
    route: '/blog/:slug',
    loading: { loader, ErrorBoundary, HydrateFallback },
    expectedMessages: [/Page introuvable/],
  },
});

const on = faultStories(async (context, fault) => {
  if (fault.name === 'Slow') await expect(await context.canvas.findByText('Chargement...')).toBeVisible();
  await recoverPage(context, fault, { loaded: 'Placer l’invité' });
});

export const Offline = meta.story(on('Offline'));
export const Aborted = meta.story(on('Aborted'));
export const TimedOut = meta.story(on('TimedOut'));
export const Slow = meta.story(on('Slow'));
export const Unauthorized = meta.story(on('Unauthorized'));
export const Forbidden = meta.story(on('Forbidden'));
export const NotFound = meta.story(on('NotFound'));
export const Conflict = meta.story(on('Conflict'));
export const TooLarge = meta.story(on('TooLarge'));
export const TooManyRequests = meta.story(on('TooManyRequests'));
export const ServerError = meta.story(on('ServerError'));
export const Unavailable = meta.story(on('Unavailable'));
export const BadJson = meta.story(on('BadJson'));
export const Empty = meta.story(on('Empty'));
