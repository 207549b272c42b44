import { expect } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { run } from '#mocks/database.ts';
import { failedEmailsSql } from '#mocks/fixtures/emails.ts';
import { paths } from '#paths.ts';
import { faultStory, recoverLoad } from '#storybook/faults.ts';
import preview from '#storybook/preview.tsx';
import { FailedEmailsPage } from './FailedEmailsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Courriels non partis, pannes · FailedEmailsPage',
  tags: ['!autodocs', 'no-visual', 'fault'],
  component: FailedEmailsPage,
  globals: { role: 'admin' },
  parameters: { path: paths.admin.failedEmails },
  beforeEach: () => run(failedEmailsSql),
  render: () => (
    <AdminLayout>
      <FailedEmailsPage />
    </AdminLayout>
  ),
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const Faults = meta.story(
  faultStory({ where: 'failed_emails' }, async (context, fault) => {
    const { canvas } = context;
    const shown = () => canvas.findByRole('heading', { name: 'Avis d’une demande' });
    if (fault.name === 'Slow') await shown();
    else if (fault.name === 'Empty')
      await expect(
        await canvas.findByRole('heading', { name: 'Tous les courriels sont partis.' }),
      ).toBeVisible();
    else await recoverLoad(context, fault, shown);
  }),
);
