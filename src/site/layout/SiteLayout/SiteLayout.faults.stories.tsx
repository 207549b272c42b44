import { expect } from 'storybook/test';
import { paths } from '#paths.ts';
import { faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { loader, SiteLayout } from './SiteLayout.tsx';

const meta = preview.meta({
  title: 'Sections/Mise en page/SiteLayout, pannes',
  tags: ['!autodocs'],
  component: SiteLayout,
  parameters: { path: paths.about, route: paths.about, loading: { loader } },
});

/** What is published around the pages doesn't come: they are there all the same, and say what the code says. */
const on = faultStories(
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Lancer votre projet' })).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('418 555-0142');
    await expect(canvas.getByRole('link', { name: 'Mentions légales' })).toBeVisible();
  },
  { target: { where: 'site_contents' } },
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
