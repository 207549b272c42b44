import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { insertFair } from '../testing/storedReleases.ts';
import { ReleaseListPage } from './ReleaseListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Liste, pannes',
  tags: ['!autodocs'],
  component: ReleaseListPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.releases },
  beforeEach: () => insertFair(),
  render: () => (
    <AdminLayout>
      <ReleaseListPage />
    </AdminLayout>
  ),
});

/** The list doesn't come: the person is told, and gets it once the fault is over. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('link', { name: 'Salon de janvier' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(await canvas.findByRole('heading', { name: 'Aucune mise en ligne.' })).toBeVisible();
    else await recoverLoad(context, fault, shown);
  },
  { target: { where: 'releases' } },
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
