import { fn } from 'storybook/test';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import { signInAs } from '#mocks/session.ts';
import { insertFactor } from '#mocks/states.ts';
import preview from '#storybook/preview.tsx';
import { CodeDialog } from './CodeDialog.tsx';

const meta = preview.meta({
  title: 'Administration/Connexion/Entrer un code · CodeDialog',
  component: CodeDialog,
  globals: { role: 'editor' },
  args: { onGivenUp: fn() },
  parameters: {
    description: 'Par-dessus le nouveau mot de passe, pour qui revient par un lien et a un second facteur.',
    docs: { story: { inline: false, height: '28rem' } },
  },
});

export const Default = meta.story({
  async beforeEach() {
    await insertFactor(accountByRole.editor, 'Téléphone');
    await signInAs('editor');
  },
});
