import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { aRelease } from '#mocks/builders.ts';
import { holdToday } from '#mocks/clock.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { findReleases, insertRelease, publishRelease } from '#mocks/releases.ts';
import { insertContent } from '#mocks/states.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { insertFair } from '../testing/storedReleases.ts';
import { ReleaseListPage } from './ReleaseListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Mises en ligne/Liste · ReleaseListPage',
  component: ReleaseListPage,
  globals: { role: 'editor' },
  parameters: {
    rows: 'releases',
    path: paths.admin.releases,
    description:
      'Ce qui doit être en ligne au même moment. Celles à venir d’abord, la prochaine en tête; puis celles qui sont publiées ou annulées, de la plus récente à la plus ancienne. On y vient par « Planifiés » au tableau de bord, ou par le lien de chaque éditeur.',
  },
  beforeEach: () => holdToday(),
  decorators: [inBackOffice],
});

/** One to come, one that the clock couldn’t publish, one without a time, and two that are over. */
async function insertSeveral() {
  await insertFair();
  const over = aRelease({ name: 'Ouverture du studio', owner_id: accountByRole.admin.user_id });
  await insertContent('about/hero', { title: 'Notre studio' }, { reason: 'saved' });
  await insertRelease(over, ['about/hero']);
  await publishRelease(over.id);
  await insertRelease(aRelease({ name: 'Nouveaux tarifs', due_at: '2027-01-04T11:00:00+00:00' }));
  await insertRelease(
    aRelease({
      name: 'Journée portes ouvertes',
      due_at: '2026-11-20T11:00:00+00:00',
      problem: '«\u00A0Portes ouvertes\u00A0»\u00A0: cette adresse est déjà celle d’une autre page.',
    }),
  );
  // The change of one document is planned by itself.
  await insertRelease(aRelease({ name: null, due_at: '2027-01-01T05:00:00+00:00' }));
}

export const Loaded = meta.story({
  beforeEach: insertSeveral,
  play: inTests(async ({ canvas, userEvent }) => {
    const names = async () => {
      await canvas.findByRole('link', { name: 'Salon de janvier' });
      return canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
    };
    await expect(await names()).toEqual([
      'Journée portes ouvertes',
      'Nouveaux tarifs',
      'Salon de janvier',
      'Ouverture du studio',
    ]);
    await expect(
      canvas.getByText('Prévue le 4 janvier 2027 à 6\u00A0h', { normalizer: (text) => text }),
    ).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'SALON');
    await waitFor(async () => expect(await names()).toEqual(['Salon de janvier']));
  }),
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune mise en ligne.')).toBeVisible();
  },
});

export const New = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle mise en ligne' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle mise en ligne' }));
    if (await endsHere()) return;
    await userEvent.click(dialog.getByRole('button', { name: 'Créer' }));
    await expect(await dialog.findByText('Donnez un nom à cette mise en ligne.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Nom/), 'Rentrée{Enter}');
    await expectToast(notices.releaseCreated);
    await expect(await findReleases()).toMatchObject([{ name: 'Rentrée', due_at: null }]);
  },
});

/** Ce qui n’est pas encore paru se supprime, et se refait d’un geste avec ses éléments; ce qui est paru garde sa ligne. */
export const Chosen = meta.story({
  name: 'Choisies',
  beforeEach: insertSeveral,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choisir Salon de janvier' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir Nouveaux tarifs' }));
    await expect(canvas.queryByRole('checkbox', { name: 'Choisir Ouverture du studio' })).toBeNull();
    if (await endsHere()) return;
    const row = () => canvas.findByRole('row', { name: /Salon de janvier/ });
    const before = (await row()).textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expectToast(notices.releasesDeleted(2));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expectToast(notices.releasesRemade(2));
    await waitFor(async () => expect((await row()).textContent).toBe(before));
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'releases' }, (canvas) =>
    canvas.findByRole('heading', { name: 'Aucune mise en ligne.' }),
  ),
);
