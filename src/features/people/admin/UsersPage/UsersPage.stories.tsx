import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse } from 'msw/http';
import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { anAccount } from '#mocks/builders.ts';
import { find } from '#mocks/database.ts';
import { signInAs } from '#mocks/session.ts';
import { insertAccounts, insertFactor } from '#mocks/states.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { endsHere, inTests } from '#storybook/inTests.ts';
import { failedLoad } from '#storybook/failedLoad.ts';
import { serverError, when } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { UsersPage } from './UsersPage.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Liste · UsersPage',
  component: UsersPage,
  globals: { role: 'admin' },
  parameters: {
    rows: 'people',
    path: paths.admin.users,
    description: `Les personnes qui ont un compte : on les cherche, on les invite, on leur donne un rôle, on les suspend, on transfère ce qu’elles ont écrit, on les retire. Tout ce qui se fait ici s’inscrit au journal.

**À faire** : suspendre quand on hésite, retirer quand on est certain.

**À éviter** : donner le rôle d’administrateur à qui n’écrit que des articles.`,
    docs: { story: { inline: false, height: '44rem' } },
  },
  decorators: [inBackOffice],
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const toRow = async (canvas: Context['canvas'], name: string) => {
  const row = (await canvas.findByRole('button', { name: `Actions pour ${name}` })).closest('tr');
  if (!row) throw new Error(`No row of ${name}`);
  return within(row);
};

/** Opens somebody's menu and chooses. */
async function choose({ canvas, userEvent }: Context, name: string, action: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions pour ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
}

const dialog = async () => within(await screen.findByRole('dialog'));

async function pick({ userEvent }: Pick<Context, 'userEvent'>, box: HTMLElement, option: string | RegExp) {
  await userEvent.click(box);
  await userEvent.click(await screen.findByRole('option', { name: option }));
}

const colleague = async () => (await find('private.accounts')).find(({ role }) => role === 'editor');

/** `UserTable` : qui, son rôle, son état, sa dernière connexion. Qui n’a pas de nom est son courriel. */
export const Loaded = meta.story({
  async beforeEach() {
    await insertAccounts(
      anAccount({ first_name: null, last_name: null, email: 'recrue@exemple.ca', state: 'invited' }),
      anAccount({
        first_name: 'Luc',
        last_name: 'Caron',
        state: 'suspended',
        last_sign_in_at: '2026-11-02T15:00:00+00:00',
      }),
      anAccount({ first_name: 'Nadia', last_name: 'Roy', state: 'unconfirmed' }),
    );
  },
  play: async ({ canvas, step }) => {
    await step('Par nom, avec le rôle, l’état et la dernière connexion', async () => {
      const names = (await canvas.findAllByRole('rowheader')).map((cell) => cell.firstChild?.textContent);
      await expect(names).toEqual([
        'Antoine Bouchard',
        'Élodie Tremblay',
        'Luc Caron',
        'Mireille Gagnon',
        'Nadia Roy',
        'recrue@exemple.ca',
        'Samuel Pelletier',
      ]);
      const row = await toRow(canvas, 'Luc Caron');
      await expect(row.getByText('Abonné')).toBeVisible();
      await expect(row.getByText('Suspendu')).toBeVisible();
      await expect(row.getByText('02/11/2026')).toBeVisible();
    });
    await step('Sa propre ligne se distingue des autres', async () => {
      await expect(
        (await toRow(canvas, 'Antoine Bouchard')).getByRole('link', { name: 'vous' }),
      ).toHaveAttribute('href', paths.admin.profile);
    });
  },
});

export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    await toRow(canvas, 'Samuel Pelletier');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher une personne' }), 'elodie');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByText('1 personne')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Filtrer' }));
    await pick({ userEvent }, canvas.getByRole('combobox', { name: 'Rôle' }), 'Modérateur');
    await waitFor(() => expect(canvas.getByRole('rowheader')).toHaveTextContent('Mireille Gagnon'));
  },
});

export const NoResults = meta.story({
  parameters: { path: `${paths.admin.users}?q=zzz` },
  play: inTests(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Voir tout le monde' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(4));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  }),
});

/** `RoleDialog` demande une preuve récente. De plus de dix minutes, la fenêtre la renouvelle, et le changement reprend de lui-même. */
export const ProveAgain = meta.story({
  name: 'Preuve à renouveler',
  async beforeEach() {
    await signInAs('admin', { isProofFresh: false });
  },
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await choose(context, 'Élodie Tremblay', 'Changer le rôle');
    const inside = await dialog();
    await pick(context, inside.getByRole('combobox', { name: 'Rôle' }), 'Administrateur');
    await userEvent.click(inside.getByRole('button', { name: 'Changer le rôle' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirmez que c’est vous' }));
    await step('Un mauvais mot de passe ne prouve rien', async () => {
      await userEvent.type(proof.getByLabelText('Mot de passe'), 'au hasard{Enter}');
      await expect(await proof.findByText('Votre mot de passe actuel n’est pas le bon.')).toBeVisible();
      await expect((await find('private.account_journal')).at(-1)).not.toMatchObject({ new_role: 'admin' });
    });
    await step('Le bon confirme, et le rôle change', async () => {
      await userEvent.tripleClick(proof.getByLabelText('Mot de passe'));
      await userEvent.paste('porte-voix-local');
      await userEvent.keyboard('{Enter}');
      await expectToast(notices.roleChanged);
      await expect((await toRow(canvas, 'Élodie Tremblay')).getByText('Administrateur')).toBeVisible();
    });
  },
});

/** Renoncer ne change rien, et le dit. */
export const NotProved = meta.story({
  name: 'Preuve refusée',
  async beforeEach() {
    await signInAs('admin', { isProofFresh: false });
  },
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Élodie Tremblay', 'Suspendre');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Suspendre' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirmez que c’est vous' }));
    await userEvent.click(proof.getByRole('button', { name: 'Fermer' }));
    await expectToast({
      title: 'Erreur',
      description: 'Rien n’a été fait\u00A0: vous n’avez pas confirmé que c’est vous.',
      variant: 'destructive',
    });
    await expect(
      (await find('auth.users', { id: accountByRole.editor.user_id }))[0]?.banned_until,
    ).toBeNull();
  },
});

/** Pour qui a perdu son appareil. */
export const RemoveFactors = meta.story({
  name: 'Retirer les appareils',
  tags: ['no-visual'],
  async beforeEach() {
    await insertFactor(accountByRole.editor, 'Téléphone');
  },
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Élodie Tremblay', 'Retirer le second facteur');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Retirer le second facteur' }));
    await expectToast(notices.factorsRemoved);
    await expect(await find('auth.mfa_factors')).toEqual([]);
    await expect((await find('private.account_journal')).at(-1)).toMatchObject({ kind: 'factors_removed' });
  },
});

export const SuspendAndRestore = meta.story({
  name: 'Suspendre et rétablir',
  tags: ['no-visual'],
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('Après une question', async () => {
      await choose(context, 'Élodie Tremblay', 'Suspendre');
      const question = within(await screen.findByRole('alertdialog', { name: 'Suspendre Élodie Tremblay?' }));
      await userEvent.click(question.getByRole('button', { name: 'Suspendre' }));
      await expectToast(notices.usersSuspended(1));
      await expect((await toRow(canvas, 'Élodie Tremblay')).getByText('Suspendu')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Actions pour Élodie Tremblay' })).toHaveFocus(),
      );
    });
    await step('Puis rétablie sans question', async () => {
      await choose(context, 'Élodie Tremblay', 'Rétablir');
      await expectToast(notices.usersRestored(1));
      await expect((await toRow(canvas, 'Élodie Tremblay')).getByText('Actif')).toBeVisible();
    });
  },
});

/** `TransferDialog` : à quelqu’un d’autre qui peut écrire des articles. */
export const Transfer = meta.story({
  name: 'Transférer les articles',
  play: async (context) => {
    const { userEvent } = context;
    const author = (await colleague())?.user_id;
    const count = (await find('articles')).filter(({ author_id }) => author_id === author).length;
    await choose(context, 'Élodie Tremblay', 'Transférer ses articles');
    const inside = await dialog();
    await expect(await inside.findByText(new RegExp(`^${count}.articles? et `))).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(inside.getByRole('button', { name: 'Transférer' }));
    await expect(await inside.findByText('Choisissez qui les reçoit.')).toBeVisible();
    await pick(context, inside.getByRole('combobox', { name: 'Nouvel auteur' }), 'Antoine Bouchard');
    await userEvent.click(inside.getByRole('button', { name: 'Transférer' }));
    await waitFor(async () =>
      expect((await find('private.account_journal')).at(-1)).toMatchObject({
        kind: 'transferred',
        articles: count,
      }),
    );
    await expect((await find('articles')).some(({ author_id }) => author_id === author)).toBe(false);
  },
});

/** `RemovalDialog` : ce qui part, ce qui reste, à qui vont ses articles. */
export const Remove = meta.story({
  name: 'Retirer une personne',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const email = accountByRole.editor.email;
    await choose(context, 'Élodie Tremblay', 'Retirer');
    const inside = await dialog();
    await step('Ni sans choisir qui reçoit ses articles, ni sans l’adresse', async () => {
      const heir = await inside.findByRole('combobox', { name: /^À qui vont/ });
      await userEvent.click(inside.getByRole('button', { name: 'Retirer pour de bon' }));
      await expect(await inside.findByText('Choisissez qui les reçoit.')).toBeVisible();
      await pick(context, heir, /^Personne/);
      await userEvent.click(inside.getByRole('button', { name: 'Retirer pour de bon' }));
      await expect(inside.getByText(`Écrivez ${email} pour confirmer.`)).toBeVisible();
      await expect(await colleague()).toBeDefined();
    });
    if (await endsHere()) return;
    await step('La personne n’y est plus', async () => {
      await userEvent.click(inside.getByRole('textbox', { name: /^Pour confirmer/ }));
      await userEvent.paste(email);
      await userEvent.click(inside.getByRole('button', { name: 'Retirer pour de bon' }));
      await expectToast(notices.userRemoved);
      await waitFor(() => expect(canvas.queryByText('Élodie Tremblay')).not.toBeInTheDocument());
      await expect((await find('private.account_journal')).at(-1)).toMatchObject({
        kind: 'removed',
        old_role: 'editor',
      });
    });
  },
});

/** Plusieurs à la fois perdent leur accès, après une question, et le retrouvent d’un geste. Les rôles se donnent un à un. */
export const Chosen = meta.story({
  name: 'Choisies',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Choisir Mireille Gagnon' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Choisir Samuel Pelletier' }));
    await expect(canvas.getByText('2 personnes choisies')).toBeVisible();
    if (await endsHere()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Suspendre' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Suspendre' }));
    await expectToast(notices.usersSuspended(2));
    await waitFor(() => expect(canvas.getAllByText('Suspendu')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }));
    await expectToast(notices.changeUndone);
    await waitFor(() => expect(canvas.queryByText('Suspendu')).not.toBeInTheDocument());
  },
});

/** Ce que l’écran montre n’arrive pas : la personne l’apprend, et peut le redemander. */
export const ServerError = meta.story(
  failedLoad({ where: 'accounts' }, (canvas) => canvas.findByText('Élodie Tremblay')),
);

/** `InviteDialog` : par courriel, avec un rôle. Là où aucun serveur de courriel n’envoie le lien, il est affiché. */
export const Invite = meta.story({
  name: 'Inviter',
  play: async ({ canvas, userEvent, msw, step }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Inviter un utilisateur' }));
      return within(await screen.findByRole('dialog', { name: 'Inviter un utilisateur' }));
    };
    let inside = await open();
    const invite = async (email: string) => {
      await userEvent.clear(inside.getByLabelText('Courriel'));
      await userEvent.type(inside.getByLabelText('Courriel'), email);
      await userEvent.click(inside.getByRole('button', { name: 'Inviter' }));
    };
    await expect(inside.getByRole('combobox', { name: 'Rôle' })).toHaveTextContent('Éditeur');
    await invite('recrue');
    await expect(
      await inside.findByText('Entrez une adresse de courriel, comme nom@exemple.ca.'),
    ).toBeVisible();
    await expect(inside.getByLabelText('Courriel')).toHaveFocus();
    if (await endsHere()) return;
    await step('Qui a déjà un compte ne s’invite pas; ce qui est tapé reste', async () => {
      await invite(accountByRole.editor.email);
      await expect(await inside.findByText(/^Cette personne a déjà un compte/)).toBeVisible();
      await expect(inside.getByLabelText('Courriel')).toHaveValue(accountByRole.editor.email);
    });
    await step('Le lien, à transmettre soi-même', async () => {
      await invite('recrue@exemple.ca');
      const link = await screen.findByLabelText<HTMLTextAreaElement>('Lien d’invitation');
      await expect(link.value).toContain('#type=invite&token_hash=');
      await expectToast(notices.userInvited);
      await userEvent.click(screen.getByRole('button', { name: 'Terminer' }));
    });
    await step('Un projet hébergé envoie le courriel lui-même', async () => {
      msw.use(...when({ where: 'accounts', methods: ['POST'] }, () => HttpResponse.json({})));
      inside = await open();
      await invite('autre@exemple.ca');
      await waitFor(() =>
        expect(screen.queryByRole('dialog', { name: 'Inviter un utilisateur' })).toBeNull(),
      );
    });
  },
});

/** L’invitation ne part pas : ce qui est tapé reste. */
export const ServerRejected = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, msw }) => {
    await canvas.findByText('Élodie Tremblay');
    msw.use(...serverError({ where: 'accounts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Inviter un utilisateur' }));
    const inside = within(await screen.findByRole('dialog', { name: 'Inviter un utilisateur' }));
    await userEvent.type(inside.getByLabelText('Courriel'), 'recrue@exemple.ca');
    await userEvent.click(inside.getByRole('button', { name: 'Inviter' }));
    await screen.findAllByText(/Le serveur a rencontré un problème\./);
    await waitFor(() => expect(inside.getByLabelText('Courriel')).toBeEnabled());
    await expect(inside.getByLabelText('Courriel')).toHaveValue('recrue@exemple.ca');
  }),
});

/** Un éditeur à la place d’un admin : ce que le produit lui montre. */
export const AsEditor = meta.story({
  tags: ['!dev', 'no-visual'],
  globals: { viewer: 'editor' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByText('Cet écran demande le rôle d’administrateur.')).toBeVisible();
  }),
});

/** Personne de connecté : la page de connexion du produit. */
export const Visitor = meta.story({
  name: 'Comme visiteur',
  tags: ['!dev', 'no-visual'],
  globals: { viewer: 'anonymous' },
  play: inTests(async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Mot de passe')).toBeVisible();
  }),
});
