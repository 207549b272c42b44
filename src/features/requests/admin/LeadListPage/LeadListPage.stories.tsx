import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { holdToday } from '#mocks/clock.ts';
import { find, run, update } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { empty } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import preview from '#storybook/preview.tsx';
import { camille, followUp } from '../testing/storedLeads.ts';
import { LeadListPage } from './LeadListPage.tsx';

const meta = preview.meta({
  title: 'Administration/Demandes/Demandes · LeadListPage',
  component: LeadListPage,
  globals: { role: 'editor' },
  parameters: {
    rows: 'leads',
    path: paths.admin.leads,
    description: `Ce que les visites ont donné : messages, estimations, inscriptions et réservations, en liste ou en colonnes. Recherche et filtres sont dans l’adresse; le fichier CSV contient ce qu’ils montrent, rien d’autre.

« Assigner » et « Fermer » agissent sur tout ce qui est choisi, et s’annulent depuis la notification. Quand deux personnes déplacent la même demande, la seconde apprend qui l’a fait avant elle.`,
    docs: { story: { inline: false, height: '46rem' } },
  },
  // Days are counted to what is due.
  beforeEach: () => holdToday(),
  decorators: [inBackOffice],
});

type Canvas = Pick<ReturnType<typeof within>, 'findAllByRole' | 'getByRole' | 'findByRole'>;

/** Who is listed, in the order of the list. */
const senders = async (canvas: Canvas) => {
  const table = within(await canvas.findByRole('table', { name: 'Demandes' }));
  return (await table.findAllByRole('link')).map(({ textContent }) => textContent);
};

const column = (canvas: Canvas, name: string) =>
  within(canvas.getByRole('region', { name: new RegExp(`^${name}`) }));

const stageOf = async (id: string) => (await find('leads', { id }))[0]?.stage;

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await senders(canvas)).toEqual([
      'Camille Roy',
      'direction@musee-du-fleuve.example',
      'Nadia Benali',
      'Olivier Fortin',
    ]);
    await expect(canvas.getByRole('link', { name: 'Camille Roy' })).toHaveAttribute(
      'href',
      paths.admin.lead(camille.id),
    );
  },
});

/** Ce qu’on cherche et filtre reste dans l’adresse. */
export const Filter = meta.story({
  name: 'Filtrer',
  async beforeEach() {
    await update('leads', { id: camille.id }, followUp);
  },
  play: async ({ canvas, userEvent, step }) => {
    await senders(canvas);
    await step('Par mots, sans égard aux accents', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher une demande' }), 'boreal');
      await waitFor(async () => expect(await senders(canvas)).toEqual(['Camille Roy']));
      await userEvent.clear(canvas.getByRole('searchbox', { name: 'Rechercher une demande' }));
      await waitFor(async () => expect(await senders(canvas)).toHaveLength(4));
    });
    await step('Par échéance', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Échéance' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Échues' }));
      await waitFor(async () => expect(await senders(canvas)).toEqual(['Camille Roy']));
      await expect(canvas.getByText('1 demande')).toBeVisible();
    });
  },
});

/** Les mêmes, par étape. */
export const Columns = meta.story({
  name: 'Colonnes',
  parameters: { path: `${paths.admin.leads}?vue=colonnes` },
  async beforeEach() {
    await update('leads', { id: camille.id }, followUp);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Camille Roy' })).toBeVisible();
    await expect(column(canvas, 'En discussion').getAllByText(/^12\s500\s\$$/)).toHaveLength(2);
    await expect(canvas.getByText('4 demandes')).toBeVisible();
  },
});

/** Au clavier : la demande change de colonne, et revient par la notification. */
export const Move = meta.story({
  name: 'Déplacer',
  tags: ['no-visual'],
  parameters: { path: `${paths.admin.leads}?vue=colonnes` },
  play: inTests(async ({ canvas, userEvent, step }) => {
    await step('Par son menu', async () => {
      (await canvas.findByRole('button', { name: 'Déplacer la demande de Camille Roy' })).focus();
      await userEvent.keyboard('{Enter}');
      const first = await screen.findByRole('menuitem', { name: 'En discussion' });
      await waitFor(() => expect(first).toHaveFocus());
      await expect(screen.queryByRole('menuitem', { name: 'Nouvelle' })).not.toBeInTheDocument();
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expectToast(notices.leadMoved('Proposition'));
      await waitFor(() =>
        expect(column(canvas, 'Proposition').getByRole('link', { name: 'Camille Roy' })).toBeVisible(),
      );
      // In its new column, it keeps the focus.
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Camille Roy' })).toHaveFocus());
      await expect(await stageOf(camille.id)).toBe('proposal');
    });
    await step('Et de retour', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.changeUndone);
      await expect(await stageOf(camille.id)).toBe('new');
    });
    await step('Une demande perdue a sa raison', async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Déplacer la demande de Camille Roy' }),
      );
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Perdue…' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Pourquoi est-elle perdue?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Marquer comme perdue' }));
      await expect(await dialog.findByText('Dites en quelques mots pourquoi.')).toBeVisible();
      await userEvent.type(dialog.getByLabelText('Raison'), ' Budget {Enter}');
      await expectToast(notices.leadMoved('Perdue'));
      await waitFor(() => expect(column(canvas, 'Perdue').getByText('Budget')).toBeVisible());
    });
    await step('Le pointeur la porte ailleurs', async () => {
      const card = (await canvas.findByRole('link', { name: 'Camille Roy' })).closest('li');
      const target = canvas.getByRole('region', { name: /^Proposition/ });
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(card ?? target, { dataTransfer });
      await fireEvent.dragOver(target, { dataTransfer });
      await fireEvent.drop(target, { dataTransfer });
      await waitFor(() =>
        expect(column(canvas, 'Proposition').getByRole('link', { name: 'Camille Roy' })).toBeVisible(),
      );
      await expect(await stageOf(camille.id)).toBe('proposal');
    });
  }),
});

/** Quelqu’un d’autre l’a déplacée entre-temps : on apprend qui, et on peut recharger. */
export const MoveConflict = meta.story({
  name: 'Déplacement en conflit',
  parameters: { path: `${paths.admin.leads}?vue=colonnes` },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Déplacer la demande de Camille Roy' });
    await update(
      'leads',
      { id: camille.id },
      { stage: 'discussion', version: 2, changed_by: accountByRole.admin.user_id },
    );
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Proposition' }));
    await expectToast({
      title: 'Erreur',
      description: 'Antoine Bouchard a modifié cette demande entre-temps.',
      variant: 'destructive',
    });
    await expect(await stageOf(camille.id)).toBe('discussion');
    await userEvent.click(await screen.findByRole('button', { name: 'Recharger' }));
    await waitFor(() =>
      expect(column(canvas, 'En discussion').getByRole('link', { name: 'Camille Roy' })).toBeVisible(),
    );
  },
});

/** Plusieurs à la fois, et retour. */
export const Assign = meta.story({
  name: 'Confier',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, step }) => {
    const inCharge = async () => (await find('leads')).map(({ assignee }) => assignee).filter(Boolean);
    const before = (await inCharge()).length;
    await senders(canvas);
    // In the page: where the text is twice as large, the focus scrolls it.
    const topOf = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().top + scrollY;
    await step('Deux demandes, sans que rien ne bouge', async () => {
      const camille = await canvas.findByRole('checkbox', { name: 'Choisir la demande de Camille Roy' });
      const top = topOf('Nadia Benali');
      await userEvent.click(camille);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir la demande de Nadia Benali' }));
      await expect(canvas.getByText('2 demandes choisies')).toBeVisible();
      await expect(topOf('Nadia Benali')).toBe(top);
      await userEvent.click(canvas.getByRole('button', { name: 'Assigner' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Antoine Bouchard' }));
      await expectToast(notices.leadsAssigned({ count: 2, name: 'Antoine Bouchard' }));
      await waitFor(() =>
        expect(canvas.getAllByText('Antoine Bouchard', { selector: 'td *' })).toHaveLength(2),
      );
    });
    await step('Et de retour', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
      await expectToast(notices.changeUndone);
      await expect(await inCharge()).toHaveLength(before);
    });
  },
});

/** Fermées ensemble; ce qu’un collègue a changé depuis ne revient pas. */
export const Close = meta.story({
  name: 'Fermer',
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ canvas, userEvent }) => {
    await senders(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choisir la demande de Camille Roy' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir la demande de Nadia Benali' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fermer' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer les demandes' }));
    // Nothing is chosen for whoever is asked.
    await expect(await dialog.findByText('Choisissez comment.')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Comment se terminent-elles?' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gagnée' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer les demandes' }));
    await expectToast(notices.leadsClosed(2));
    await expect(await stageOf(camille.id)).toBe('won');
    await update('leads', { id: camille.id }, { version: 9 });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expectToast(notices.leadChangePartlyUndone);
    await expect(await stageOf(camille.id)).toBe('won');
  }),
});

/** Ce qu’un collègue a changé depuis qu’on l’a choisi reste comme il l’a laissé, et la notification le dit. */
export const ChangedMeanwhile = meta.story({
  tags: ['!dev', 'no-visual'],
  play: inTests(async ({ canvas, userEvent }) => {
    await senders(canvas);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choisir la demande de Camille Roy' }));
    await update('leads', { id: camille.id }, { version: 9, stage: 'discussion' });
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Fermer' }));
    await userEvent.click(dialog.getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: 'Gagnée' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Fermer la?e?s? demandes?$/ }));
    await expectToast(notices.leadsChangedMeanwhile(1));
    await expect(await stageOf(camille.id)).toBe('discussion');
  }),
});

/** Derrière « … », ce qui se fait d’une demande sans l’ouvrir. */
export const Acts = meta.story({
  name: 'Actions',
  globals: { role: 'admin' },
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: 'Actions pour la demande de Camille Roy' }),
      );
      return within(await screen.findByRole('menu'));
    };
    const menu = await open();
    await expect(await menu.findByRole('menuitem', { name: 'Répondre' })).toHaveAttribute(
      'href',
      `${paths.admin.lead(camille.id)}#repondre`,
    );
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Fermer…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Fermer' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** Quelqu’un a appelé : la demande s’inscrit ici, avec un numéro seul s’il le faut. */
export const Enter = meta.story({
  name: 'Nouvelle demande',
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle demande' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle demande' }));
    const submit = () => userEvent.click(dialog.getByRole('button', { name: 'Inscrire la demande' }));
    await step('Sans rien pour répondre, elle le dit', async () => {
      await userEvent.type(dialog.getByLabelText('Prénom'), 'Rose');
      await userEvent.type(dialog.getByLabelText(/^Demande/), 'Une vidéo pour mars');
      await submit();
      await expect(await dialog.findByText(/^Entrez un téléphone ou un courriel/)).toBeVisible();
    });
    await step('L’accusé de réception n’est écrit que si on le veut', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Envoyer un accusé de réception' }));
      await waitFor(() =>
        expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Accusé de réception/).value).toMatch(
          /^Bonjour Rose,/,
        ),
      );
      await submit();
      await expect(await dialog.findByText(/^Entrez le courriel où envoyer/)).toBeVisible();
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Envoyer un accusé de réception' }));
    });
    await step('Inscrite, sans rien envoyer', async () => {
      await userEvent.type(dialog.getByLabelText('Téléphone'), '418 555-0192');
      await submit();
      await expectToast(notices.requestWritten);
      await expect((await find('leads', { phone: '418 555-0192' }))[0]).toMatchObject({
        source: 'phone',
        email: null,
        stage: 'new',
      });
      await expect(await find('private.outbox', { kind: 'reply' })).toHaveLength(0);
    });
  },
});

/** Les modérateurs lisent, sans rien changer. */
export const Moderator = meta.story({
  globals: { role: 'moderator' },
  play: async ({ canvas }) => {
    await expect(await senders(canvas)).toHaveLength(4);
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...empty('leads'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune demande.' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { path: `${paths.admin.leads}?etape=proposal` },
  async beforeEach() {
    await run("update public.leads set stage = 'new' where stage = 'proposal'");
  },
  play: inTests(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune demande trouvée.' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Voir toutes les demandes' }));
    await waitFor(async () => expect(await senders(canvas)).toHaveLength(4));
  }),
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'leads' }, (canvas) => canvas.findByRole('table', { name: 'Demandes' })),
);
