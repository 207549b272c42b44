import { expect, screen } from 'storybook/test';
import { LeavingProvider } from '#admin/shell/leaving/LeavingProvider.tsx';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { serverError } from '#mocks/scenarios.ts';
import { inTests } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { NameForm } from './NameForm.tsx';

const meta = preview.meta({
  title: 'Administration/Mon profil/Nom · NameForm',
  component: NameForm,
  args: { profile: accountByRole.editor },
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au profil : le nom qui signe les articles.'],
      instead: [{ when: 'C’est un mot de passe', take: 'features/people/admin/PasswordForm' }],
    },
    description:
      'Le prénom et le nom, tels qu’ils signent les articles. Les deux peuvent rester vides : le courriel tient alors lieu de nom dans le back-office.',
    docs: { story: { inline: false, height: '20rem' } },
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

/** Le nom ne s’enregistre pas : ce qui est tapé reste, et peut être renvoyé. */
export const ServerRejected = meta.story({
  tags: ['!autodocs', 'no-visual'],
  play: inTests(async ({ canvas, userEvent, msw }) => {
    msw.use(...serverError({ where: 'accounts' }));
    await userEvent.type(await canvas.findByLabelText('Prénom'), ' Anne');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText(/Le serveur a rencontré un problème\./);
    await expect(await canvas.findByLabelText('Prénom')).toHaveValue('Élodie Anne');
  }),
});
