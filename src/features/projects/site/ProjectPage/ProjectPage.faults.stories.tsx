import { spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { storedProject } from '#features/projects/site/testing/projects.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ProjectPage, ErrorBoundary, loader } from './ProjectPage.tsx';

const meta = preview.meta({
  title: 'Pages/Projet, pannes · ProjectPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ProjectPage,
  parameters: {
    path: paths.realization(storedProject.slug),
    route: '/realizations/:slug',
    loading: { loader, ErrorBoundary },
  },
  async beforeEach() {
    await insertContent('project/un', storedProject);
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, (context, fault) =>
    recoverPage(context, fault, { loaded: storedProject.title }),
  ),
);
