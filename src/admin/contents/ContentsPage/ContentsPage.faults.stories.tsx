import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { PagesPage } from './ContentsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Contenus/Sections, pannes',
  tags: ['!autodocs'],
  component: PagesPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.pages },
  render: () => (
    <AdminLayout>
      <PagesPage />
    </AdminLayout>
  ),
});

/** The contents don't come: the person is told, and gets them once the fault is over. */
const on = faultStories(
  async (context, fault) => {
    const { canvas } = context;
    const list = () => canvas.findByRole('region', { name: 'Accueil' });
    // Without any change, everything is as the code has it.
    if (fault.name === 'Slow' || fault.name === 'Empty') await expect(await list()).toBeVisible();
    else await recoverLoad(context, fault, list);
  },
  { target: { where: 'contents' } },
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
