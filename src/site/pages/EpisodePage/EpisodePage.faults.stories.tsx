import { spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { firstEpisode, insertPodcast, storedShow } from '#site/podcasts/testing/podcasts.ts';
import { faultStories, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { EpisodePage, ErrorBoundary, loader } from './EpisodePage.tsx';

const meta = preview.meta({
  title: 'Pages/Épisode/Pannes',
  tags: ['!autodocs'],
  component: EpisodePage,
  parameters: {
    path: paths.episode(storedShow.slug, firstEpisode.slug),
    route: '/balados/:show/:episode',
    loading: { loader, ErrorBoundary },
  },
  async beforeEach() {
    await insertPodcast(insertContent);
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
});

const on = faultStories((context, fault) => recoverPage(context, fault, { loaded: firstEpisode.title }));

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
