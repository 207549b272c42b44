import { fn } from 'storybook/test';
import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';

const meta = preview.meta({
  title: 'Administration/Articles/Éditeur ouvert · ArticleEditor',
  tags: ['no-visual'],
  component: ArticleEditor,
  globals: { role: 'editor' },
  args: {
    personId: accountByRole.editor.user_id,
    id: 'd0000000-0000-4000-8000-000000000077',
    article: null,
    onIdChange: fn(),
  },
  argTypes: { article: { control: false } },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  parameters: {
    guide: {
      use: ['Par l’éditeur d’articles, une fois l’article lu.'],
      instead: [{ when: 'On veut l’écran à son adresse', take: 'features/articles/admin/ArticleEditPage' }],
    },
    chromatic: { disableSnapshot: true },
    docs: {
      story: { inline: false, height: '40rem' },
      description: {
        component: `
L’écran autour d’un article ouvert : son formulaire, ce que deviennent ses enregistrements, et ce qui est à choisir. « Éditeur » le montre à son adresse.`,
      },
    },
  },
});

export const Blank = meta.story();
