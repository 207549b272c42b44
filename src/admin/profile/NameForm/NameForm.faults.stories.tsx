import { expect } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { expectReportedByToast, faultStories } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { NameForm } from './NameForm.tsx';

const meta = preview.meta({
  title: 'Administration/Mon profil/Pannes du nom',
  tags: ['!autodocs'],
  component: NameForm,
  args: { profile: accountByRole.editor },
  globals: { role: 'editor' },
  render: (args) => (
    <LeavingProvider>
      <NameForm {...args} />
    </LeavingProvider>
  ),
});

/** The name can't be saved: what was typed stays, and can be sent again. */
const on = faultStories(
  async ({ canvas, userEvent }, fault) => {
    const first = await canvas.findByLabelText('Prénom');
    await userEvent.type(first, ' Anne');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    if (fault.name === 'Slow') return expectToast(notices.nameSaved);
    await expectReportedByToast(fault);
    await expect(await canvas.findByLabelText('Prénom')).toHaveValue('Élodie Anne');
  },
  { target: { where: 'accounts' } },
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
