import { expect } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { expectReportedByToast, faultStory } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { NameForm } from './NameForm.tsx';

const meta = preview.meta({
  title: 'Administration/Mon profil/Nom, pannes · NameForm',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: NameForm,
  args: { profile: accountByRole.editor },
  globals: { role: 'editor' },
  render: (args) => (
    <LeavingProvider>
      <NameForm {...args} />
    </LeavingProvider>
  ),
});

/** Le nom ne s’enregistre pas : ce qui est tapé reste, et peut être renvoyé. */
export const Faults = meta.story(
  faultStory({ where: 'accounts' }, async ({ canvas, userEvent }, fault) => {
    const first = await canvas.findByLabelText('Prénom');
    await userEvent.type(first, ' Anne');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    if (fault.name === 'Slow') return expectToast(notices.nameSaved);
    await expectReportedByToast(fault);
    await expect(await canvas.findByLabelText('Prénom')).toHaveValue('Élodie Anne');
  }),
);
