import { expect, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { LeadListPage } from './LeadListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Messages/Pannes',
  tags: ['!autodocs'],
  component: LeadListPage,
  globals: { role: 'editor' },
  parameters: { path: paths.admin.leads },
  render: () => (
    <AdminLayout>
      <LeadListPage />
    </AdminLayout>
  ),
});

/** The messages don't come, then one can't be marked: the person is told, and can try again. */
const on = faultStories(async (context, fault) => {
  const { canvas, userEvent } = context;
  if (fault.name === 'Slow') {
    await expect(canvas.getByText('Chargement...')).toBeVisible();
    await canvas.findByText('Camille Roy');
    return;
  }
  if (fault.name === 'Empty') {
    await expect(await canvas.findByRole('heading', { name: 'Aucun message.' })).toBeVisible();
    return;
  }
  await recoverLoad(context, fault, () => canvas.findByText('Camille Roy'));
  const message = canvas.getByText('Camille Roy').closest('details');
  if (!message) throw new Error('There is no message of Camille Roy.');
  message.open = true;
  fault.begin();
  await userEvent.click(within(message).getByRole('button', { name: 'Marquer comme traité' }));
  await expectReportedByToast(fault);
  const again = { name: 'Marquer comme traité', hidden: true };
  await waitFor(() => expect(within(message).getByRole('button', again)).toBeEnabled());
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
