import { expect, screen, waitFor } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { paths } from '#paths.ts';
import { expectReportedByToast, faultStories, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { LeadListPage } from './LeadListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Pannes',
  tags: ['!autodocs'],
  component: LeadListPage,
  globals: { role: 'editor' },
  parameters: { path: `${paths.admin.leads}?vue=colonnes` },
  render: () => (
    <AdminLayout>
      <LeadListPage />
    </AdminLayout>
  ),
});

/** The columns don't come, then a lead can't be moved: the person is told, and can try again. */
const on = faultStories(
  async (context, fault) => {
    const { canvas, userEvent } = context;
    const name = 'Déplacer la demande de Camille Roy';
    // Until the role is known, nothing can be moved.
    const shown = () => canvas.findByRole('button', { name });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty') await expect(await canvas.findByText('0 demande')).toBeVisible();
    else {
      await recoverLoad(context, fault, shown);
      fault.begin();
      await userEvent.click(canvas.getByRole('button', { name }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Proposition' }));
      await expectReportedByToast(fault);
      await waitFor(() => expect(canvas.getByRole('button', { name, hidden: true })).toBeEnabled());
    }
  },
  { target: { where: 'leads' } },
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
