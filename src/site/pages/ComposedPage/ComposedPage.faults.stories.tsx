import { spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { callToActionContent } from '#site/pages/AboutPage/aboutPage.content.ts';
import { faultStories, recoverPage } from '#storybook/faults.ts';
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
  title: 'Pages/Composée/Pannes',
  tags: ['!autodocs'],
  component: ComposedPage,
  parameters: { path: '/portes-ouvertes', route: '/*', loading: { loader, ErrorBoundary } },
  async beforeEach() {
    await insertContent('page/un', page);
    const spy = spyOn(console, 'error').mockImplementation(() => {});
    return () => spy.mockRestore();
  },
});

const on = faultStories((context, fault) => recoverPage(context, fault, { loaded: page.hero.title }));

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
