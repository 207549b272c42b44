import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { insertFair, release } from '../testing/storedReleases.ts';
import { ReleasePage } from './ReleasePage.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Une mise en ligne, pannes',
  tags: ['!autodocs'],
  component: ReleasePage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.release(release.id), route: '/admin/releases/:id' },
  beforeEach: () => insertFair(),
  render: () => (
    <AdminLayout>
      <ReleasePage />
    </AdminLayout>
  ),
});

/** The release doesn't come: the person is told, and gets it once the fault is over. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('list', { name: '4 éléments' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty' || fault.name === 'NotFound')
      await expect(await canvas.findByText('Cette mise en ligne n’existe plus.')).toBeVisible();
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
