import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { SESSION_STORAGE_KEY } from '#data/connection.ts';
import { anAccount } from '#mocks/builders.ts';
import { find } from '#mocks/database.ts';
import { codeNow, insertAccounts, insertFactor, insertContent } from '#mocks/states.ts';
import { accountByRole, toLinkToken } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { AuthPage } from './AuthPage.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Connexion et inscription · AuthPage',
  component: AuthPage,
  args: { leaveFor: fn() },
  parameters: {
    guide: {
      use: ['À l’entrée du back-office, pour se connecter ou s’inscrire.'],
      instead: [
        { when: 'La session a pris fin pendant le travail', take: 'admin/shell/AdminLayout' },
        { when: 'Le mot de passe est oublié', take: 'features/people/admin/PasswordResetPage' },
      ],
    },
    path: paths.auth,
    description: `L’entrée du back-office : connexion et inscription, en deux onglets. Une connexion réussie mène au tableau de bord après une demi-seconde; qui est déjà connecté y est conduit aussitôt. Une inscription laisse sur place : le courriel reste à confirmer.

Un refus se dit deux fois, en notification et dans le formulaire, et rien de ce qui identifie la personne n’est à retaper.`,
    docs: { story: { inline: false, height: '42rem' } },
  },
});

async function signIn(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  password = 'porte-voix-local',
) {
  await userEvent.click(canvas.getByLabelText('Courriel'));
  await userEvent.paste('editor@porte-voix.example');
  await userEvent.click(canvas.getByLabelText('Mot de passe'));
  await userEvent.paste(password);
  await userEvent.keyboard('{Enter}');
}

export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Porte-Voix' })).toBeVisible();
    await expect(canvas.getByText('Connectez-vous ou créez votre compte')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Connexion', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Inscription' })).toBeVisible();
  },
});

/** La notification dit pourquoi; quand elle s’en va, le formulaire le garde. */
export const ServerRejected = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    await signIn(context, 'oublié');
    await expectToast({
      title: 'Erreur de connexion',
      description: 'Courriel ou mot de passe incorrect.',
      variant: 'destructive',
    });
    await expect(canvas.getByLabelText('Mot de passe')).toHaveFocus();
    await expect(canvas.getByLabelText('Courriel')).toHaveValue('editor@porte-voix.example');
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
    const form = within(canvas.getByRole('group', { name: 'Identifiants' }));
    await expect(await form.findByText('Courriel ou mot de passe incorrect.')).toBeVisible();
  },
});

export const UnexpectedFailure = meta.story({
  name: 'Échec inattendu',
  play: async (context) => {
    spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    await signIn(context);
    await expectToast({
      title: 'Erreur',
      description: "Une erreur inattendue s'est produite.",
      variant: 'destructive',
    });
  },
});

export const Saved = meta.story({
  play: async (context) => {
    const { args, canvas, step } = context;
    await signIn(context);
    await step('Une notification et une carte annoncent la redirection', async () => {
      await expectToast({ title: 'Connexion réussie', description: 'Redirection en cours...' });
      await expect(canvas.getByText('Redirection en cours...')).toBeVisible();
      await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
      await expect(args.leaveFor).not.toHaveBeenCalled();
    });
    await step('Une demi-seconde plus tard, le back-office remplace la page, une seule fois', async () => {
      await waitFor(() => expect(args.leaveFor).toHaveBeenCalledWith('/admin'));
    });
  },
});

/** Qui a un second facteur entre aussi son code; « Retour » ramène au mot de passe. */
export const SecondFactor = meta.story({
  name: 'Second facteur',
  tags: ['no-visual'],
  async beforeEach() {
    await insertFactor(accountByRole.editor, 'Téléphone');
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const signIn = async () => {
      await userEvent.type(await canvas.findByLabelText('Mot de passe'), 'porte-voix-local{Enter}');
      return canvas.findByLabelText('Code');
    };
    await userEvent.click(canvas.getByLabelText('Courriel'));
    await userEvent.paste('editor@porte-voix.example');
    await step('« Retour » garde l’adresse', async () => {
      await signIn();
      await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
      await userEvent.click(canvas.getByRole('button', { name: 'Retour' }));
      await expect(await canvas.findByLabelText('Courriel')).toHaveValue('editor@porte-voix.example');
    });
    await step('Un mauvais code n’ouvre rien', async () => {
      await userEvent.type(await signIn(), '000000{Enter}');
      await expectToast({
        title: 'Erreur de connexion',
        description:
          'Ce code n’est pas le bon, ou il a déjà servi. Entrez celui que l’application montre maintenant, ou attendez le suivant.',
        variant: 'destructive',
      });
      await expect(args.leaveFor).not.toHaveBeenCalled();
    });
    await step('Le bon ouvre la session', async () => {
      await userEvent.clear(canvas.getByLabelText('Code'));
      await userEvent.type(canvas.getByLabelText('Code'), `${codeNow()}{Enter}`);
      await expectToast({ title: 'Connexion réussie', description: 'Redirection en cours...' });
      await waitFor(() => expect(args.leaveFor).toHaveBeenCalledWith('/admin'));
    });
  },
});

export const SignUpClosed = meta.story({
  name: 'Inscriptions fermées',
  async beforeEach() {
    await insertContent('internal/security', { secondFactor: 'nobody', isSignUpOpen: false });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Inscription' }));
    await expect(
      await canvas.findByText('Les inscriptions sont fermées. Demandez une invitation à l’équipe.'),
    ).toBeVisible();
    await expect(canvas.queryByLabelText('Prénom')).not.toBeInTheDocument();
  },
});

export const SignedInAlready = meta.story({
  name: 'Déjà connecté',
  tags: ['no-visual'],
  globals: { role: 'editor' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Redirection en cours...')).toBeVisible();
    await waitFor(() => expect(args.leaveFor).toHaveBeenCalledWith('/admin'));
  },
});

export const SignUp = meta.story({
  name: 'Inscription',
  play: async ({ canvas, userEvent, step }) => {
    await step('Le prénom et le nom sont facultatifs', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Inscription' }));

      await expect(canvas.getByLabelText('Prénom')).not.toBeRequired();
      await expect(canvas.getByLabelText('Nom')).not.toBeRequired();
      await userEvent.click(canvas.getByLabelText('Courriel'));
      await userEvent.paste('nouvelle@porte-voix.example');
      await userEvent.click(canvas.getByLabelText('Mot de passe'));
      await userEvent.paste('un secret bien gardé');
      await userEvent.click(canvas.getByRole('button', { name: 'S’inscrire' }));
    });
    await step('Le courriel est à confirmer', async () => {
      await expectToast({
        title: 'Inscription réussie',
        description: 'Vérifiez votre email pour confirmer votre compte.',
      });
      await expect(canvas.getByText('Votre compte est créé.')).toBeVisible();
    });
  },
});

export const BetweenTabs = meta.story({
  name: 'D’un onglet à l’autre',
  play: async ({ canvas, userEvent, step }) => {
    await step('Ce qui a été tapé pour se connecter sert à s’inscrire', async () => {
      await userEvent.click(canvas.getByLabelText('Courriel'));
      await userEvent.paste('marie@exemple.ca');
      await userEvent.click(canvas.getByRole('tab', { name: 'Inscription' }));
      await waitFor(() => expect(canvas.getByLabelText('Courriel')).toHaveValue('marie@exemple.ca'));
    });
    await step('Et au retour, avec ce qu’un seul des deux demande', async () => {
      await userEvent.type(canvas.getByLabelText('Prénom'), 'Marie');
      await userEvent.clear(canvas.getByLabelText('Courriel'));
      await userEvent.click(canvas.getByLabelText('Courriel'));
      await userEvent.paste('m@exemple.ca');
      await userEvent.click(canvas.getByRole('tab', { name: 'Connexion' }));
      await waitFor(() => expect(canvas.getByLabelText('Courriel')).toHaveValue('m@exemple.ca'));
      await userEvent.click(canvas.getByRole('tab', { name: 'Inscription' }));
      await waitFor(() => expect(canvas.getByLabelText('Prénom')).toHaveValue('Marie'));
    });
  },
});

export const SignUpRejected = meta.story({
  name: 'Inscription refusée',
  beforeEach({ msw }) {
    msw.use(
      http.post('*/auth/v1/signup', () =>
        HttpResponse.json(
          { code: 422, error_code: 'user_already_exists', msg: 'User already registered' },
          { status: 422 },
        ),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Inscription' }));

    await userEvent.click(canvas.getByLabelText('Courriel'));
    await userEvent.paste('editor@porte-voix.example');
    await userEvent.type(canvas.getByLabelText('Mot de passe'), 'un secret bien gardé{Enter}');
    await expectToast({
      title: "Erreur d'inscription",
      description: 'Un compte existe déjà pour ce courriel.',
      variant: 'destructive',
    });
    await expect(canvas.getByLabelText('Courriel')).toHaveFocus();
  },
});

const unconfirmed = anAccount({
  user_id: 'b0000000-0000-4000-8000-000000000008',
  email: 'nouvelle@exemple.ca',
  password: 'un mot de passe',
  state: 'unconfirmed',
});

/** Le lien d’une inscription : il ne confirme rien tant que personne ne le demande. */
export const Confirmation = meta.story({
  name: 'Confirmation',
  async beforeEach() {
    await insertAccounts(unconfirmed);
  },
  parameters: { path: `${paths.auth}#type=signup&token_hash=${toLinkToken(unconfirmed)}` },
  play: async ({ canvas, userEvent, args, step }) => {
    const isConfirmed = async () =>
      (await find('auth.users', { id: unconfirmed.user_id }))[0]?.email_confirmed_at !== null;
    const button = await canvas.findByRole('button', { name: 'Confirmer mon courriel' });
    await expect(await isConfirmed()).toBe(false);
    await step('Le bouton confirme, et ne connecte personne', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByText('Votre courriel est confirmé.')).toBeVisible();
      await expect(await isConfirmed()).toBe(true);
      await expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
      await expect(args.leaveFor).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Se connecter' })).toBeVisible();
    });
  },
});

export const ConfirmationUsed = meta.story({
  name: 'Confirmation déjà servie',
  tags: ['no-visual'],
  parameters: {
    path: `${paths.auth}#type=signup&token_hash=${'0'.repeat(64)}`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirmer mon courriel' }));
    await expect(await canvas.findByText(/^Ce lien a expiré/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Revenir à la connexion' }));
    await expect(await canvas.findByRole('button', { name: 'Se connecter' })).toBeVisible();
  },
});
