import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse } from 'msw/http';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { notices } from '#admin/shell/notices.ts';
import { expectToast } from '#admin/shell/testing/expectToast.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { when } from '#mocks/scenarios.ts';
import preview from '#storybook/preview.tsx';
import { InviteDialog } from './InviteDialog.tsx';

const meta = preview.meta({
  title: 'Administration/Utilisateurs/Inviter · InviteDialog',
  component: InviteDialog,
  args: { onClose: fn() },
  globals: { role: 'admin' },
  parameters: {
    guide: {
      use: ['Pour ouvrir un compte à quelqu’un, depuis la liste des utilisateurs.'],
      instead: [
        { when: 'La personne s’inscrit d’elle-même', take: 'features/people/admin/SignUpForm' },
        { when: 'Elle a déjà un compte', take: 'features/people/admin/UsersPage' },
      ],
    },
    description:
      'On invite par courriel, avec un rôle. Un projet hébergé envoie le lien lui-même; un serveur local n’envoie pas de courriels, et montre le lien à qui invite, une seule fois.',
    docs: { story: { inline: false, height: '32rem' } },
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Inviter un utilisateur' }));

async function invite({ userEvent }: Pick<StoryContext, 'userEvent'>, email: string) {
  const inside = await dialog();
  await userEvent.type(inside.getByLabelText('Courriel'), email);
  await userEvent.click(inside.getByRole('button', { name: 'Inviter' }));
  return inside;
}

export const Blank = meta.story({
  play: async () => {
    await expect((await dialog()).getByRole('combobox', { name: 'Rôle' })).toHaveTextContent('Éditeur');
  },
});

export const InvalidSubmit = meta.story({
  play: async (context) => {
    const inside = await invite(context, 'recrue');
    await expect(
      await inside.findByText('Entrez une adresse de courriel, comme nom@exemple.ca.'),
    ).toBeVisible();
    await expect(inside.getByLabelText('Courriel')).toHaveFocus();
  },
});

/** Qui a déjà un compte ne s’invite pas; ce qui est tapé reste. */
export const ServerRejected = meta.story({
  play: async (context) => {
    const inside = await invite(context, accountByRole.editor.email);
    await expect(await inside.findByText(/^Cette personne a déjà un compte/)).toBeVisible();
    await expect(inside.getByLabelText('Courriel')).toHaveValue(accountByRole.editor.email);
  },
});

/** Là où aucun serveur de courriel n’envoie le lien, il est affiché. */
export const Saved = meta.story({
  // The link is another each time.
  tags: ['no-visual'],
  play: async (context) => {
    await invite(context, 'recrue@exemple.ca');
    const link = await screen.findByLabelText<HTMLTextAreaElement>('Lien d’invitation');
    await expect(link.value).toContain('#type=invite&token_hash=');
    await expectToast(notices.userInvited);
  },
});

/** Un projet hébergé envoie le courriel lui-même : il n’y a pas de lien à montrer. */
export const SavedHosted = meta.story({
  name: 'Envoyée par le projet hébergé',
  beforeEach({ msw }) {
    msw.use(...when({ where: 'accounts', methods: ['POST'] }, () => HttpResponse.json({})));
  },
  tags: ['no-visual'],
  play: async (context) => {
    await invite(context, 'recrue@exemple.ca');
    await expectToast(notices.userInvited);
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
  },
});
