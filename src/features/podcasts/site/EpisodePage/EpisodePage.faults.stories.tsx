import { spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { firstEpisode, insertPodcast, storedShow } from '#features/podcasts/site/testing/podcasts.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { EpisodePage, ErrorBoundary, loader } from './EpisodePage.tsx';

const meta = preview.meta({
  title: 'Pages/Épisode, pannes · EpisodePage',
  tags: ['!autodocs', 'no-visual', 'fault'],
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

/** La page n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, (context, fault) =>
    recoverPage(context, fault, { loaded: firstEpisode.title }),
  ),
);
