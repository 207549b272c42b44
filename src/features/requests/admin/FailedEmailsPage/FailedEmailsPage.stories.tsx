import { expect, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { holdToday } from '#mocks/clock.ts';
import { find, run } from '#mocks/database.ts';
import { failedEmailsSql } from '#mocks/fixtures/emails.ts';
import { empty } from '#mocks/scenarios.ts';
import { paths } from '#paths.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { FailedEmailsPage } from './FailedEmailsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Courriels non partis · FailedEmailsPage',
  component: FailedEmailsPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.failedEmails,
    rows: 'failedEmails',
    description:
      'Les courriels qui ne sont pas partis, avec la raison que le service d’envoi a donnée. Chacun est réessayé six fois, de plus en plus tard, puis abandonné; « Réessayer » l’envoie tout de suite.',
    docs: { story: { inline: false, height: '56rem' } },
  },
  beforeEach: () => holdToday(),
  decorators: [inBackOffice],
});

export const Loaded = meta.story({
  beforeEach: () => run(failedEmailsSql),
  play: async ({ canvas, step }) => {
    const entries = within(await canvas.findByRole('list', { name: 'Courriels qui ne sont pas partis' }));
    await step('Chacun dit pour qui et pourquoi, du plus récent au plus ancien', async () => {
      const headings = entries.getAllByRole('heading').map(({ textContent }) => textContent);
      await expect(headings).toEqual(['Inscription confirmée', 'Avis d’une demande']);
      await expect(entries.getByText('camille.roy@boreal.example')).toBeVisible();
      await expect(entries.getByText('Le service de courriel a répondu 503.')).toBeVisible();
    });
    await step('Et s’il sera réessayé de lui-même', async () => {
      await expect(entries.getByText('Sera réessayé')).toBeVisible();
      await expect(entries.getByText('Abandonné')).toBeVisible();
    });
  },
});

/** Un courriel qu’on réessaie se remet dans la file; dans l’atelier rien ne part, et sa ligne reste. */
export const Retry = meta.story({
  name: 'Réessayer',
  beforeEach: () => run(failedEmailsSql),
  play: async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'Avis d’une demande' });
    const entry = within(heading.closest('li') ?? heading);
    await userEvent.click(entry.getByRole('button', { name: 'Réessayer' }));
    await expectToast(notices.emailRetried);
    await waitFor(() => expect(entry.getByText('Sera réessayé')).toBeVisible());
    await expect(await find('private.outbox', { once: 'story/2' })).toMatchObject([
      { tries: 0, failed_at: null },
    ]);
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('failed_emails'));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Tous les courriels sont partis.' }),
    ).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'failed_emails' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Tous les courriels sont partis.' }),
  ),
);
