import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { hasPassword } from '#mocks/states.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
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

async function fill(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  password: string,
  again = password,
  present = accountByRole.editor.password,
) {
  await userEvent.type(canvas.getByLabelText('Mot de passe actuel'), present);
  await userEvent.type(canvas.getByLabelText('Nouveau mot de passe'), password);
  await userEvent.type(canvas.getByLabelText('Confirmation'), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Changer le mot de passe' }));
}

export const Blank = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nouveau mot de passe')).toBeRequired();
  },
});

export const InvalidSubmit = meta.story({
  play: async (context) => {
    await fill(context, 'un tout nouveau', 'un autre');
    await expect(await context.canvas.findByText('Les deux mots de passe diffèrent.')).toBeVisible();
  },
});

/** Qui trouve une session ouverte ne connaît pas le mot de passe. */
export const PresentPasswordWrong = meta.story({
  name: 'Mot de passe actuel erroné',
  play: async (context) => {
    await fill(context, 'un tout nouveau', 'un tout nouveau', 'au hasard');
    await expect(
      await context.canvas.findByText('Votre mot de passe actuel n’est pas le bon.'),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('Confirmation')).toHaveValue('un tout nouveau');
  },
});

export const Saved = meta.story({
  play: async (context) => {
    await fill(context, 'un tout nouveau');
    await expectToast(notices.ownPasswordChanged);
    await expect(await hasPassword(accountByRole.editor, 'un tout nouveau')).toBe(true);
    await waitFor(() => expect(context.canvas.getByLabelText('Confirmation')).toHaveValue(''));
  },
});
