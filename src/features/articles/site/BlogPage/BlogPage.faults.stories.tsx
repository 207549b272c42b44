import { paths } from '#paths.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { BlogPage, ErrorBoundary, loader } from './BlogPage.tsx';

const meta = preview.meta({
  title: 'Pages/Blogue, pannes · BlogPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: BlogPage,
  parameters: { path: paths.blog, route: paths.blog, loading: { loader, ErrorBoundary } },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, (context, fault) =>
    recoverPage(context, fault, {
      loaded: 'Choisir son premier micro sans se ruiner',
      empty: 'Le premier article s’écrit',
    }),
  ),
);
