import { expect } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { find } from '#mocks/database.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { loading, serverError } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { NameForm } from './NameForm.tsx';

const meta = preview.meta({
  title: 'Administration/Mon profil/Nom',
  component: NameForm,
  args: { profile: accountByRole.editor },
  globals: { role: 'editor' },
  parameters: {
    docs: {
      story: { inline: false, height: '20rem' },
      description: {
        component: `
Le prénom et le nom, tels qu’ils signent les articles. Les deux peuvent rester vides : le courriel tient alors lieu de nom dans le back-office.`,
      },
    },
  },
  render: (args) => (
    <LeavingProvider>
      <NameForm {...args} />
    </LeavingProvider>
  ),
});

export const Prefilled = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Prénom')).toHaveValue('Élodie');
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Tremblay');
  },
});

/** Un nom trop long est refusé avant l’envoi, et reste dans le champ. */
export const InvalidSubmit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByLabelText('Nom');
    await userEvent.clear(last);
    await userEvent.click(last);
    await userEvent.paste('x'.repeat(101));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('Raccourcissez ce nom : 100 caractères au plus.')).toBeVisible();
    await expect(last).toHaveValue('x'.repeat(101));
  },
});

export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(...loading({ where: 'accounts' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByRole('button', { name: 'Enregistrement...' })).toBeDisabled();
  },
});

export const ServerRejected = meta.story({
  beforeEach({ msw }) {
    msw.use(...serverError({ where: 'accounts' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Prénom'), ' Anne');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/^Le serveur a rencontré un problème/)).toBeVisible();
    await expect(canvas.getByLabelText('Prénom')).toHaveValue('Élodie Anne');
  },
});

export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByLabelText('Nom');
    await userEvent.clear(last);
    await userEvent.type(last, 'Roy');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expectToast(notices.nameSaved);
    await expect((await find('private.accounts')).find(({ role }) => role === 'editor')?.last_name).toBe(
      'Roy',
    );
  },
});
