import { paths } from '#paths.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ErrorBoundary, SearchPage, loader } from './SearchPage.tsx';

const meta = preview.meta({
  title: 'Pages/Recherche, pannes · SearchPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: SearchPage,
  parameters: { path: `${paths.search}?q=micro`, route: paths.search, loading: { loader, ErrorBoundary } },
});

/** La recherche ne répond pas : la personne l’apprend, et obtient ses résultats une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, (context, fault) =>
    recoverPage(context, fault, {
      loaded: 'Choisir son premier micro sans se ruiner',
      empty: 'La recherche n’a pas répondu.',
    }),
  ),
);
