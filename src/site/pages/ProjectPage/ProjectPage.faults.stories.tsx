import { expect, spyOn } from 'storybook/test';
import { insertContent } from '#mocks/states.ts';
import { paths } from '#paths.ts';
import { storedProject } from '#site/projects/testing/projects.ts';
import { faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { ProjectPage, ErrorBoundary, loader } from './ProjectPage.tsx';

const meta = preview.meta({
  title: 'Pages/Projet/Pannes',
  tags: ['!autodocs'],
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

/** The page doesn't come: the visitor is told why, and gets it once the fault is over. */
const on = faultStories(async ({ canvas, userEvent }, { name, message, end }) => {
  if (name === 'Empty') {
    await expect(await canvas.findByText('Oops! Page not found')).toBeVisible();
    return;
  }
  if (name !== 'Slow') {
    const reason = name === 'Unauthorized' ? 'Le serveur a refusé cette demande.' : message;
    await expect(await canvas.findByText(reason)).toBeVisible();
    end();
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
  }
  await expect(await canvas.findByRole('heading', { level: 1, name: storedProject.title })).toBeVisible();
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
