import { expect, screen, waitFor, within } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { paths } from '#paths.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { signInAs } from '#mocks/session.ts';
import { codeNow, insertFactor } from '#mocks/states.ts';
import { offline, serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { ProfilePage } from './ProfilePage.tsx';

const meta = preview.meta({
  title: 'Administration/Mon profil/Mon profil · ProfilePage',
  component: ProfilePage,
  globals: { role: 'editor' },
  parameters: {
    path: paths.admin.profile,
    description:
      'Son propre compte : le nom qui signe les articles, le mot de passe, le second facteur, et la fin de toutes les sessions. Chacun y arrive par son nom, en haut de l’écran.',
    docs: { story: { inline: false, height: '88rem' } },
  },
  decorators: [inBackOffice],
});

export const Prefilled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Prénom')).toHaveValue('Élodie');
    await expect(canvas.getByText('Éditeur')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Élodie Tremblay/ })).toHaveAttribute(
      'href',
      paths.admin.profile,
    );
  },
});

/** `NameForm` : un nom trop long est refusé avant l’envoi; l’en-tête montre le nouveau nom tout de suite. */
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = await canvas.findByLabelText('Nom');
    const write = async (name: string) => {
      await userEvent.clear(last);
      await userEvent.click(last);
      await userEvent.paste(name);
      await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    };
    await write('x'.repeat(101));
    await expect(await canvas.findByText('Raccourcissez ce nom : 100 caractères au plus.')).toBeVisible();
    await write('Roy');
    await expectToast(notices.nameSaved);
    await expect(await canvas.findByRole('link', { name: 'Élodie Roy - editor' })).toBeVisible();
  },
});

/** Le nom ne s’enregistre pas : ce qui est tapé reste, et peut être renvoyé. */
export const ServerRejected = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, msw }) => {
    await userEvent.type(await canvas.findByLabelText('Prénom'), ' Anne');
    msw.use(...serverError({ where: 'accounts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await screen.findAllByText(/Le serveur a rencontré un problème\./);
    await expect(canvas.getByLabelText('Prénom')).toHaveValue('Élodie Anne');
  }),
});

/** Un premier appareil : une image à scanner, la clé à défaut, et le premier code. */
export const AddDevice = meta.story({
  name: 'Ajouter un appareil',
  tags: ['no-visual'],
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un appareil' }));
    await expect(canvas.getByLabelText('Nom de l’appareil')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Nom de l’appareil'), 'Téléphone{Enter}');
    await expect(document.body).not.toHaveFocus();
    const key = await canvas.findByLabelText<HTMLInputElement>('Clé à entrer à la main');
    await expect(key.value).toMatch(/^[A-Z2-7]{32}$/);
    const secret = key.value;
    await step('Un mauvais code se dit, et rien ne se perd', async () => {
      await userEvent.type(canvas.getByLabelText('Code'), '000 000{Enter}');
      await expect(await canvas.findByText(/^Ce code n’est pas le bon/)).toBeVisible();
      await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
    });
    await step('Le bon ajoute l’appareil', async () => {
      await userEvent.clear(canvas.getByLabelText('Code'));
      await userEvent.type(canvas.getByLabelText('Code'), `${codeNow(secret)}{Enter}`);
      await expectToast(notices.deviceAdded);
      await expect(await canvas.findByRole('button', { name: 'Retirer l’appareil Téléphone' })).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Ajouter un appareil' })).toHaveFocus());
    });
  },
});

/** Retirer un appareil demande un code de l’un d’eux. */
export const RemoveDevice = meta.story({
  name: 'Retirer un appareil',
  tags: ['no-visual'],
  async beforeEach() {
    await insertFactor(accountByRole.editor, 'Téléphone');
    await insertFactor(accountByRole.editor, 'Tablette');
    await signInAs('editor', { aal: 'aal2', isProofFresh: false });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer l’appareil Téléphone' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Retirer' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirmez que c’est vous' }));
    await userEvent.selectOptions(proof.getByLabelText('Appareil'), 'Tablette');
    await userEvent.type(proof.getByLabelText('Code'), `${codeNow()}{Enter}`);
    await expectToast(notices.deviceRemoved);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Retirer l’appareil Téléphone' })).toBeNull(),
    );
    await expect(canvas.getByText('Tablette')).toBeVisible();
  },
});

/** Le serveur est injoignable : cet appareil reste connecté, pour qu’on puisse réessayer. */
export const SignOutEverywhereFails = meta.story({
  name: 'Déconnexion partout, échouée',
  tags: ['no-visual'],
  beforeEach({ msw }) {
    msw.use(...offline({ where: 'auth', methods: ['POST'] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Se déconnecter partout' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Se déconnecter partout?' }));
    await userEvent.click(question.getByRole('button', { name: 'Se déconnecter partout' }));
    await expect(
      await canvas.findByText('Le serveur est injoignable. Vérifiez votre connexion.'),
    ).toBeVisible();
    await expect(localStorage).not.toHaveLength(0);
  },
});
