import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import { anAccount } from '#mocks/builders.ts';
import { insertAccounts, insertFactor } from '#mocks/states.ts';
import { accountByRole, toLinkToken } from '#mocks/fixtures/accounts.ts';
import { rateLimited } from '#mocks/scenarios.ts';
import { signInAs } from '#mocks/session.ts';
import preview from '#storybook/preview.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';

const invited = anAccount({
  user_id: 'b0000000-0000-4000-8000-000000000009',
  email: 'recrue@exemple.ca',
  password: '',
  state: 'invited',
});

const meta = preview.meta({
  title: 'Administration/Connexion/Mot de passe oublié · PasswordResetPage',
  component: PasswordResetPage,
  args: { leaveFor: fn() },
  parameters: {
    guide: {
      use: ['Quand le mot de passe est oublié, avant et après le lien.'],
      instead: [{ when: 'On le connaît', take: 'features/people/admin/ProfilePage' }],
    },
    path: paths.passwordReset,
    description: `Un mot de passe oublié se remplace ici en deux temps : l’adresse où envoyer un lien, puis, au retour par ce lien, le nouveau mot de passe. Un lien expiré ramène au premier temps et dit pourquoi.

La réponse est la même pour toute adresse (« Si un compte existe… ») : elle ne révèle pas qui a un compte.`,
    docs: { story: { inline: false, height: '42rem' } },
  },
});

async function choose({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, password: string) {
  for (const label of ['Nouveau mot de passe', 'Confirmation']) {
    await userEvent.click(await canvas.findByLabelText(label));
    await userEvent.paste(password);
  }
  await userEvent.keyboard('{Enter}');
}

/** Un seul champ, le courriel auquel envoyer le lien. */
export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Courriel' })).toBeRequired();
  },
});

export const InvalidSubmit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Courriel'), 'pas un courriel{Enter}');
    await expect(
      await canvas.findByText('Entrez une adresse de courriel, comme nom@exemple.ca.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Courriel')).toHaveFocus();
  },
});

export const ServerRejected = meta.story({
  beforeEach({ msw }) {
    msw.use(...rateLimited({ where: 'auth' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Courriel'), 'editor@porte-voix.example{Enter}');
    await expect(await canvas.findByText(/Trop de demandes en peu de temps/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Courriel')).toHaveFocus());
  },
});

export const LinkSent = meta.story({
  name: 'Lien envoyé',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Courriel'), 'editor@porte-voix.example{Enter}');
    await expect(await canvas.findByText('Consultez votre messagerie.')).toBeVisible();
    await expect(canvas.getByText(/Si un compte existe pour editor@porte-voix.example/)).toBeVisible();
  },
});

export const ExpiredLink = meta.story({
  name: 'Lien expiré',
  parameters: {
    path: `${paths.passwordReset}#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Ce lien a expiré. Demandez-en un nouveau./)).toBeVisible();
  },
});

/** Le nouveau mot de passe, deux fois, sans l’ancien. Un refus ramène au premier champ. */
export const NewPassword = meta.story({
  name: 'Nouveau mot de passe',
  globals: { role: 'editor' },
  play: async ({ canvas, userEvent, step }) => {
    await step('Deux mots de passe différents : c’est dit à côté du second', async () => {
      await userEvent.click(await canvas.findByLabelText('Nouveau mot de passe'));
      await userEvent.paste('un autre secret');
      await userEvent.type(canvas.getByLabelText('Confirmation'), 'un autre secre{Enter}');
      await expect(await canvas.findByText('Les deux mots de passe diffèrent.')).toBeVisible();
      await expect(canvas.getByLabelText('Confirmation')).toHaveFocus();
    });
  },
});

export const SamePassword = meta.story({
  name: 'Même mot de passe',
  globals: { role: 'editor' },
  play: async (context) => {
    const { canvas } = context;
    await choose(context, 'porte-voix-local');
    await expect(await canvas.findByText(/Choisissez un mot de passe différent de l’ancien/)).toBeVisible();
  },
});

export const Saved = meta.story({
  globals: { role: 'editor' },
  play: async (context) => {
    const { args } = context;
    await choose(context, 'un autre secret');
    await expectToast({ title: 'Mot de passe modifié', description: 'Redirection en cours...' });
    await waitFor(() => expect(args.leaveFor).toHaveBeenCalledWith('/admin'));
  },
});

/** Le lien d’une invitation : le mot de passe choisi ouvre la session. */
export const Invited = meta.story({
  name: 'Invitation',
  tags: ['no-visual'],
  async beforeEach() {
    await insertAccounts(invited);
  },
  parameters: {
    path: `${paths.passwordReset}#type=invite&token_hash=${toLinkToken(invited)}`,
  },
  play: async (context) => {
    const { canvas, args } = context;
    await expect(await canvas.findByText(/^Bienvenue dans l’équipe/)).toBeVisible();
    await choose(context, 'un mot de passe');
    await expectToast(notices.passwordChanged);
    await waitFor(() => expect(args.leaveFor).toHaveBeenCalledWith(paths.admin.dashboard));
  },
});

/** Le lien d’un mot de passe oublié : c’est le choix du nouveau qui l’utilise, pas son ouverture. */
export const Recovered = meta.story({
  tags: ['no-visual'],
  parameters: {
    path: `${paths.passwordReset}#type=recovery&token_hash=${toLinkToken(accountByRole.editor)}`,
  },
  play: async (context) => {
    const { canvas, args, step } = context;
    await step('L’ouvrir ne demande rien au serveur', async () => {
      await canvas.findByLabelText('Nouveau mot de passe');
      await expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    });
    await choose(context, 'un autre secret');
    await expectToast(notices.passwordChanged);
    await waitFor(() => expect(args.leaveFor).toHaveBeenCalledWith(paths.admin.dashboard));
  },
});

/** `CodeDialog`, par-dessus : pour qui revient par un lien et a un second facteur. */
export const SecondFactor = meta.story({
  name: 'Second facteur',
  tags: ['no-visual'],
  globals: { role: 'editor' },
  async beforeEach() {
    await insertFactor(accountByRole.editor, 'Téléphone');
    await signInAs('editor');
  },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Entrez un code' })).toBeVisible();
  },
});

export const RecoveryUsed = meta.story({
  name: 'Lien déjà servi',
  tags: ['no-visual'],
  parameters: {
    path: `${paths.passwordReset}#type=recovery&token_hash=${'0'.repeat(64)}`,
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await choose(context, 'un autre secret');
    await expect(await canvas.findByText(/^Ce lien a expiré/)).toBeVisible();
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toHaveValue('un autre secret');
    await userEvent.click(canvas.getByRole('link', { name: 'Demander un autre lien' }));
    await expect(await canvas.findByRole('button', { name: 'Envoyer le lien' })).toBeVisible();
  },
});
