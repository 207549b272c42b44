import { fn } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { ArticleEditor } from '#features/articles/admin/ArticleEditor/ArticleEditor.tsx';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';

// It takes the whole state of an editor: a kind fills it, here that of articles.
const meta = preview.meta({
  title: 'Administration/Documents/Écran d’un document · DocumentScreen',
  tags: ['no-visual'],
  component: ArticleEditor,
  globals: { role: 'editor' },
  args: {
    personId: accountByRole.editor.user_id,
    id: 'd0000000-0000-4000-8000-000000000066',
    article: null,
    onIdChange: fn(),
  },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  parameters: {
    guide: {
      use: ['Autour de tout document que l’on édite.'],
      instead: [{ when: 'L’écran est une liste ou des réglages', take: 'admin/shell/AdminPage' }],
    },
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
L’écran d’un document ouvert, quel qu’il soit : ce que devient son texte, son formulaire, ce qui est à côté, et la barre de ce qu’on peut faire.`,
      },
    },
  },
});

/** Un nouvel article. */
export const Default = meta.story();
