import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { ArticleEditPage } from '#features/articles/admin/ArticleEditPage/ArticleEditPage.tsx';
import { paths } from '#paths.ts';
import preview from '#storybook/preview.tsx';

// It takes the whole state of an editor: a kind fills it, here that of articles.
const meta = preview.meta({
  title: 'Administration/Documents/Écran d’un document · DocumentScreen',
  tags: ['no-visual'],
  component: ArticleEditPage,
  globals: { role: 'editor' },
  decorators: [
    (Story) => (
      <AdminLayout>
        <Story />
      </AdminLayout>
    ),
  ],
  parameters: {
    path: paths.admin.newArticle,
    route: '*',
    guide: {
      use: ['Autour de tout document que l’on édite.'],
      instead: [{ when: 'L’écran est une liste ou des réglages', take: 'admin/shell/AdminPage' }],
    },
    description:
      'L’écran d’un document ouvert, quel qu’il soit : ce que devient son texte, son formulaire, ce qui est à côté, et la barre de ce qu’on peut faire.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

/** Un nouvel article. */
export const Default = meta.story();
