import { run } from '#mocks/database.ts';
import { failedEmailsSql } from '#mocks/fixtures/emails.ts';
import preview from '#storybook/preview.tsx';
import { FailedEmails } from './FailedEmails.tsx';

const meta = preview.meta({
  title: 'Administration/Tableau de bord/Courriels en échec · FailedEmails',
  tags: ['no-visual'],
  component: FailedEmails,
  globals: { role: 'admin' },
  beforeEach: () => run(failedEmailsSql),
  parameters: {
    layout: 'padded',
    chromatic: { disableSnapshot: true },
    docs: {
      description: {
        component: `

Une ligne pour les admins, quand des courriels ne sont pas partis; sinon rien.`,
      },
    },
  },
});

export const Default = meta.story();
