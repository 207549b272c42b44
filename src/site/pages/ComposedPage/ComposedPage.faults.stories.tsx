import { spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { callToActionContent } from '#site/pages/AboutPage/aboutPage.section.ts';
import { faultStory, recoverPage } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ComposedPage, ErrorBoundary, loader } from './ComposedPage.tsx';

const page = {
  title: 'Portes ouvertes',
  slug: 'portes-ouvertes',
  description: 'Visitez nos studios.',
  footer: 'none',
  hero: { title: 'Entrez, c’est ouvert', lead: 'On vous montre tout.', actions: [] },
  sections: [],
  callToAction: callToActionContent,
};

const meta = preview.meta({
  title: 'Pages/Composée, pannes · ComposedPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: ComposedPage,
  parameters: { path: '/portes-ouvertes', route: '/*', loading: { loader, ErrorBoundary } },
  async beforeEach() {
    await insertContent('page/un', page);
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
});

/** La page n’arrive pas : la personne l’apprend, et l’obtient une fois la panne finie. */
export const Faults = meta.story(
  faultStory({ where: 'data' }, (context, fault) => recoverPage(context, fault, { loaded: page.hero.title })),
);
