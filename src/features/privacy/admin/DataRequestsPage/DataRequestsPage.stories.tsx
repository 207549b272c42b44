import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { holdToday } from '#mocks/clock.ts';
import { find, run, update } from '#mocks/database.ts';
import { personalDataRequests } from '#mocks/fixtures/privacy.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { empty } from '#mocks/scenarios.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { DataRequestsPage } from './DataRequestsPage.tsx';

const meta = preview.meta({
  title: 'Administration/Vie privée/Demandes d’accès · DataRequestsPage',
  component: DataRequestsPage,
  globals: { role: 'admin' },
  parameters: {
    path: paths.admin.dataRequests,
    rows: 'dataRequests',
    description: `Qui demande à voir ou à faire effacer ce que l’on conserve sur lui a droit à une réponse dans les trente jours (Loi 25). Chaque demande s’inscrit ici avec sa date; le compteur dit ce qu’il reste de temps.

« Exporter » réunit tout ce qui concerne l’adresse. « Effacer » le détruit pour de bon; la demande reste, sans l’adresse, comme preuve.`,
    docs: { story: { inline: false, height: '60rem' } },
  },
  beforeEach: () => holdToday(),
  decorators: [inBackOffice],
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole'>;

/** The request of an address, as a part of the list. */
const request = async (canvas: Canvas, name: string) => {
  const item = (await canvas.findByRole('heading', { name })).closest('li');
  if (!item) throw new Error(`No request of ${name}`);
  return within(item);
};

export const Loaded = meta.story({
  play: async ({ canvas, step }) => {
    await step('Ce qui attend vient en premier, avec le jour fixé par la loi', async () => {
      const waiting = await request(canvas, 'camille.roy@boreal.example');
      await expect(waiting.getByText('2 décembre 2026')).toBeVisible();
      await expect(waiting.getByText(/^À répondre dans 12\sjours/)).toBeVisible();
      const headings = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
      await expect(headings).toEqual(['camille.roy@boreal.example', 'ancien.client@exemple.ca']);
    });
    await step('Le compte le dit aussi', async () => {
      await expect(canvas.getByText(/^1 demande attend une réponse\./)).toBeVisible();
    });
    await step('Une demande marquée comme répondue dit par qui', async () => {
      const answered = await request(canvas, 'ancien.client@exemple.ca');
      await expect(answered.getByText('19 octobre 2026, par Antoine Bouchard')).toBeVisible();
    });
    await step('La date du jour est déjà dans le formulaire', async () => {
      await expect(canvas.getByLabelText(/^Reçue le/)).toHaveValue('2026-11-20');
    });
  },
});

/** Le délai de trente jours est passé. */
export const Late = meta.story({
  name: 'En retard',
  async beforeEach() {
    await update('personal_data_requests', {}, { received_on: '2020-01-02' });
  },
  play: async ({ canvas }) => {
    const late = await request(canvas, 'camille.roy@boreal.example');
    await expect(late.getByText(/^À répondre en retard de/)).toBeVisible();
  },
});

export const Answer = meta.story({
  name: 'Répondre',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const waiting = await request(canvas, 'camille.roy@boreal.example');
    await userEvent.click(waiting.getByRole('button', { name: 'Marquer comme répondue' }));
    await expectToast(notices.requestAnswered);
    await expect(await canvas.findByText('Aucune demande n’attend de réponse.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expectToast(notices.requestReopened);
    await expect(await canvas.findByText(/^1 demande attend/)).toBeVisible();
  },
});

/** Tout ce qui concerne l’adresse, dans un fichier. */
export const Export = meta.story({
  play: async ({ canvas, userEvent }) => {
    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const waiting = await request(canvas, 'camille.roy@boreal.example');
    await userEvent.click(waiting.getByRole('button', { name: 'Exporter ses renseignements' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    await expect(link.download).toMatch(/^renseignements-\d{4}-\d{2}-\d{2}\.json$/);
    await expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({
      email: 'camille.roy@boreal.example',
      messages: [{ first_name: 'Camille', company: 'Boréal Distribution' }],
      requests: [{ kind: 'erasure' }],
      account: null,
    });
  },
});

/** Après confirmation, il ne reste de l’adresse que le fait qu’on a répondu à la demande. */
export const Erase = meta.story({
  name: 'Effacer',
  play: async ({ canvas, userEvent, step }) => {
    const waiting = await request(canvas, 'camille.roy@boreal.example');
    const ask = async () => {
      await userEvent.click(waiting.getByRole('button', { name: 'Effacer l’adresse' }));
      return within(await screen.findByRole('alertdialog'));
    };
    await step('On peut renoncer', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    });
    await step('L’adresse est effacée', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Effacer' }));
      await expectToast(notices.addressErased({ messages: 1, account: false }));
      await expect(await canvas.findByRole('heading', { name: 'Adresse effacée' })).toBeVisible();
      await expect((await find('leads')).some(({ last_name }) => last_name === 'Roy')).toBe(false);
      await expect(JSON.stringify(await find('personal_data_requests'))).not.toContain('camille');
    });
  },
});

/** Une personne de l’équipe garde son compte aussi longtemps que son rôle. */
export const EraseRefused = meta.story({
  name: 'Effacement refusé',
  async beforeEach() {
    const [first] = personalDataRequests;
    await run(`delete from public.personal_data_requests where id <> '${first?.id}'`);
    await update('personal_data_requests', {}, { email: accountByRole.editor.email });
  },
  play: async ({ canvas, userEvent }) => {
    const waiting = await request(canvas, accountByRole.editor.email);
    await userEvent.click(waiting.getByRole('button', { name: 'Effacer l’adresse' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Effacer' }));
    await expectToast({
      title: 'Erreur',
      description: 'Cette adresse est celle d’une personne de l’équipe. Retirez-lui d’abord son rôle.',
      variant: 'destructive',
    });
    await waitFor(() =>
      expect(waiting.getByRole('button', { name: 'Effacer l’adresse' })).not.toHaveAttribute('aria-disabled'),
    );
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('personal_data_requests'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune demande.' })).toBeVisible();
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'personal_data_requests' }, (canvas) =>
    canvas.findByRole('heading', { name: 'camille.roy@boreal.example' }),
  ),
);
