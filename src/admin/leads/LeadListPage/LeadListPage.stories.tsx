import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/index.ts';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { aLead } from '#mocks/builders.ts';
import { find, insert, run } from '#mocks/database.ts';
import { empty, forbidden, loading, offline, refused, serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { LeadListPage } from './LeadListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Messages',
  component: LeadListPage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.leads,
    docs: {
      story: { inline: false },
      description: {
        component: `
Ce que les visiteurs écrivent sur la page de contact : lire, répondre par courriel, marquer comme traité, exporter. Les nouveaux passent avant les traités, quelle que soit leur date.

Marquer s’annule depuis la notification, comme la suppression, que seuls les administrateurs font : pendant trente jours, le message reste de côté. Qui demande l’effacement de son adresse l’obtient pour de bon dans « Demandes d’accès ». Le fichier CSV contient ce que le filtre montre, rien d’autre.`,
      },
    },
  },
  render: () => (
    <AdminLayout>
      <LeadListPage />
    </AdminLayout>
  ),
});

type Canvas = Pick<ReturnType<typeof within>, 'findByText' | 'findAllByText'>;

/** Who wrote what is listed, in its order. */
const senders = async (canvas: Canvas) =>
  (await canvas.findAllByText(/^(Nouveau|Traité)$/, { selector: 'summary *' })).map(
    (badge: HTMLElement) => badge.closest('summary')?.querySelector('span span')?.textContent,
  );

const message = async (canvas: Canvas, sender: string) => {
  const details = (await canvas.findByText(sender)).closest('details');
  if (!details) throw new Error(`No message of ${sender}`);
  return { details, within: within(details) };
};

export const Loaded = meta.story({
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step('New ones first, whatever their date', async () => {
      await expect(await senders(canvas)).toEqual([
        'Camille Roy',
        'direction@musee-du-fleuve.example',
        'Nadia Benali',
        'Olivier Fortin',
      ]);
    });
    await step('A line opens on the whole message', async () => {
      const { details, within: inside } = await message(canvas, 'Camille Roy');
      await expect(inside.getByRole('button', { hidden: true })).not.toBeVisible();
      await userEvent.click(details.querySelector('summary') ?? details);
      await expect(inside.getByText('Production de balado')).toBeVisible();
      await expect(inside.getByText('Boréal Distribution', { selector: 'dd' })).toBeVisible();
      await expect(inside.getByRole('link', { name: 'Répondre par courriel' })).toHaveAttribute(
        'href',
        'mailto:camille.roy@boreal.example',
      );
      // Editors don't delete.
      await expect(inside.queryByRole('button', { name: 'Supprimer' })).not.toBeInTheDocument();
    });
  }),
});

/** Newest first, but what is handled comes after what isn't. */
export const OldButNew = meta.story({
  async beforeEach() {
    await insert('leads', aLead({ first_name: 'Ancien', created_at: '2025-01-05T12:00:00+00:00' }));
  },
  play: async ({ canvas }) => {
    await expect((await senders(canvas)).slice(-2)).toEqual(['Ancien Lavoie', 'Olivier Fortin']);
  },
});

export const Filter = meta.story({
  play: async ({ canvas, userEvent }) => {
    await senders(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Traités' }));
    await waitFor(async () => expect(await senders(canvas)).toEqual(['Olivier Fortin']));
    await userEvent.click(canvas.getByRole('button', { name: 'Nouveaux' }));
    await waitFor(async () => expect(await senders(canvas)).toHaveLength(3));
    await expect(canvas.getByText('3 messages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tous' }));
    await waitFor(async () => expect(await senders(canvas)).toHaveLength(4));
  },
});

export const MarkHandled = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const isHandled = async () => (await find('leads', { last_name: 'Roy' }))[0]?.closed_at !== null;
    const { details, within: inside } = await message(canvas, 'Camille Roy');
    await userEvent.click(details.querySelector('summary') ?? details);
    await step('Handled, by me', async () => {
      await userEvent.dblClick(inside.getByRole('button', { name: 'Marquer comme traité' }));
      await expectToast(notices.messageHandled);
      await expect(await isHandled()).toBe(true);
      await expect(
        await canvas.findByText(/, par Élodie Tremblay$/, { selector: 'details[open] dd' }),
      ).toBeVisible();
    });
    await step('And back, by the toast', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.messageReopened);
      await expect(await isHandled()).toBe(false);
    });
    await step('Or by its button', async () => {
      const { details: last, within: handled } = await message(canvas, 'Olivier Fortin');
      await userEvent.click(last.querySelector('summary') ?? last);
      await userEvent.click(handled.getByRole('button', { name: 'Remettre parmi les nouveaux' }));
      await waitFor(async () =>
        expect((await find('leads')).every(({ closed_at }) => !closed_at)).toBe(true),
      );
    });
  },
});

/** A database that changes no row has refused, and the person is told. */
export const MarkRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(...refused('leads'));
  },
  play: async ({ canvas, userEvent }) => {
    const { details, within: inside } = await message(canvas, 'Camille Roy');
    await userEvent.click(details.querySelector('summary') ?? details);
    await userEvent.click(inside.getByRole('button', { name: 'Marquer comme traité' }));
    await expectToast({
      title: 'Erreur',
      description: 'La base de données a refusé cette opération : rien n’a été modifié.',
      variant: 'destructive',
    });
    await expect(await inside.findByRole('button', { name: 'Marquer comme traité' })).toBeEnabled();
  },
});

/** Admins delete, after the question, and can take it back. */
export const Delete = meta.story({
  globals: { role: 'admin' },
  play: async ({ canvas, userEvent, step }) => {
    const isThere = async () => (await find('leads', { last_name: 'Roy' })).length > 0;
    const { details, within: inside } = await message(canvas, 'Camille Roy');
    await userEvent.click(details.querySelector('summary') ?? details);
    const ask = async () => {
      await userEvent.click(await inside.findByRole('button', { name: 'Supprimer' }));
      const name = /^Êtes-vous sûr de vouloir supprimer ce message\s\?$/;
      return within(await screen.findByRole('alertdialog', { name }));
    };
    await step('The question names who wrote, and can be declined', async () => {
      const question = await ask();
      await waitFor(() => expect(question.getByText('Camille Roy')).toBeVisible());
      await userEvent.click(question.getByRole('button', { name: 'Annuler' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(await isThere()).toBe(true);
    });
    await step('It is gone, from the list and from the database', async () => {
      await userEvent.click((await ask()).getByRole('button', { name: 'Supprimer' }));
      await expectToast(notices.messageDeleted);
      await expect(await isThere()).toBe(false);
      await expect(await senders(canvas)).toHaveLength(3);
    });
    await step('And comes back by the toast', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.messageRestored);
      await expect(await isThere()).toBe(true);
      await waitFor(async () => expect(await senders(canvas)).toHaveLength(4));
    });
  },
});

/** A database that deletes no row has refused, and the person is told. */
export const DeleteRefused = meta.story({
  globals: { role: 'admin' },
  beforeEach({ msw }) {
    msw.use(...refused('leads'));
  },
  play: async ({ canvas, userEvent }) => {
    const { details, within: inside } = await message(canvas, 'Camille Roy');
    await userEvent.click(details.querySelector('summary') ?? details);
    await userEvent.click(await inside.findByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Supprimer' }));
    await expectToast({
      title: 'Erreur',
      description: 'La base de données a refusé cette opération : rien n’a été modifié.',
      variant: 'destructive',
    });
    await waitFor(() => expect(inside.getByRole('button', { name: 'Supprimer' })).toBeEnabled());
  },
});

/** What is shown goes into the file: UTF-8 with its mark, and no cell that a spreadsheet would run. */
export const Export = meta.story({
  async beforeEach() {
    await insert('leads', aLead({ message: '=HYPERLINK("https://exemple.ca")' }));
  },
  play: async ({ canvas, userEvent }) => {
    await senders(canvas);
    const files: Blob[] = [];
    spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return '#';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Nouveaux' }));
    await waitFor(async () => expect(await senders(canvas)).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter en CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalled());
    const link = click.mock.contexts[0] as HTMLAnchorElement;
    await expect(link.download).toMatch(/^messages-\d{4}-\d{2}-\d{2}\.csv$/);
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? []);
    await expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const text = new TextDecoder().decode(bytes);
    await expect(text).toContain(`"'=HYPERLINK(""https://exemple.ca"")"`);
    await expect(text).not.toContain('Olivier');
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'leads' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Chargement...')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exporter en CSV' })).toBeDisabled();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('leads'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun message.' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { path: `${paths.admin.leads}?etat=handled` },
  async beforeEach() {
    await run('delete from public.leads where closed_at is not null');
  },
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun message traité.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir tous les messages' }));
    await waitFor(async () => expect(await senders(canvas)).toHaveLength(3));
  }),
});

export const ServerError = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'leads' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expectToast(notices.dataNotLoaded);
  },
});

export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(...forbidden({ where: 'leads' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vous n’avez pas le droit de faire cette opération.')).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(...offline({ where: 'leads' }));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Le serveur est injoignable. Vérifiez votre connexion.'),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { details } = await message(canvas, 'Camille Roy');
    details.open = true;
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
