import { deviceDrafts } from '#documents/data/draftStore.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { DeletedArticle } from './DeletedArticle.tsx';

const personId = accountByRole.editor.user_id;
const articleId = 'd0000000-0000-4000-8000-000000000099';

const meta = preview.meta({
  title: 'Administration/Articles/Article supprimé · DeletedArticle',
  tags: ['no-visual'],
  component: DeletedArticle,
  args: { personId, articleId },
  beforeEach() {
    deviceDrafts.keep({
      personId,
      document: toArticleDocument(articleId),
      editorId: 'cet-onglet',
      editedAt: 1,
      isNew: false,
      changes: { title: 'Le son des fêtes' },
      base: {},
    });
  },
  parameters: {
    guide: {
      use: ['Quand l’article ouvert a été supprimé ailleurs et que cet appareil a encore du texte.'],
      instead: [
        { when: 'L’article existe encore', take: 'documents/admin/RecoveredDraft' },
        { when: 'On parcourt ce qui est supprimé', take: 'lists/DeletedItemsPage' },
      ],
    },
    layout: 'padded',
    description:
      'L’article n’existe plus, mais ce qui y était tapé est toujours sur l’appareil : il peut devenir un nouvel article.',
  },
});

export const Default = meta.story();
