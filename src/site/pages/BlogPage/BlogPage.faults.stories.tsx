import { paths } from '#paths.ts';
import { faultStories, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BlogPage, ErrorBoundary, loader } from './BlogPage.tsx';

const meta = preview.meta({
  title: 'Pages/Blogue/Pannes',
  tags: ['!autodocs'],
  component: BlogPage,
  parameters: { path: paths.blog, route: paths.blog, loading: { loader, ErrorBoundary } },
});

const on = faultStories((context, fault) =>
  recoverPage(context, fault, {
    loaded: 'Choisir son premier micro sans se ruiner',
    empty: 'Le premier article s’écrit',
  }),
);

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
