import { expect, waitFor } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { hasPassword } from '#mocks/states.ts';
import { endsHere } from '#storybook/inTests.ts';
import preview from '#storybook/preview.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const meta = preview.meta({
  title: 'Administration/Mon profil/Mot de passe · PasswordForm',
  component: PasswordForm,
  globals: { role: 'editor' },
  parameters: {
    guide: {
      use: ['Au profil, pour changer un mot de passe que l’on connaît.'],
      instead: [{ when: 'Il est oublié', take: 'features/people/admin/PasswordResetPage' }],
    },
    description:
      'Le mot de passe actuel, puis un nouveau, deux fois. Il met fin aux sessions sur les autres appareils.',
    docs: { story: { inline: false, height: '22rem' } },
  },
});

export const Blank = meta.story();

export const InvalidSubmit = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const fill = async (password: string, again = password, present = accountByRole.editor.password) => {
      const texts = { 'Mot de passe actuel': present, 'Nouveau mot de passe': password, Confirmation: again };
      for (const [label, text] of Object.entries(texts)) {
        await userEvent.clear(await canvas.findByLabelText(label));
        await userEvent.type(canvas.getByLabelText(label), text);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
    };
    await fill('un tout nouveau', 'un autre');
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toBeRequired();
    await expect(await canvas.findByText('Les deux mots de passe diffèrent.')).toBeVisible();
    if (await endsHere()) return;
    await step('Qui trouve une session ouverte ne connaît pas le mot de passe', async () => {
      await fill('un tout nouveau', 'un tout nouveau', 'au hasard');
      await expect(await canvas.findByText('Votre mot de passe actuel n’est pas le bon.')).toBeVisible();
      await expect(canvas.getByLabelText('Confirmation')).toHaveValue('un tout nouveau');
    });
    await step('Changé', async () => {
      await fill('un tout nouveau');
      await expectToast(notices.ownPasswordChanged);
      await expect(await hasPassword(accountByRole.editor, 'un tout nouveau')).toBe(true);
      await waitFor(() => expect(canvas.getByLabelText('Confirmation')).toHaveValue(''));
    });
  },
});
