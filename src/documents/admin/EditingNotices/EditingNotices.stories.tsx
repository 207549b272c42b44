import { fn } from 'storybook/test';
import { inBackOffice } from '#admin/shell/testing/inBackOffice.tsx';
import { useDocumentDescription } from '#documents/admin/useDocumentDescription.ts';
import { deviceDrafts } from '#documents/data/draftStore.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import { useDocumentStore } from '#documents/data/useDocumentStore.ts';
import { articleSection } from '#features/articles/admin/article.kind.ts';
import { articleTexts } from '#features/articles/admin/articleTexts.ts';
import { accountByRole } from '#mocks/fixtures/accounts.ts';
import preview from '#storybook/preview.tsx';
import { EditingNotices } from './EditingNotices.tsx';

const personId = accountByRole.editor.user_id;
const document = toArticleDocument('d0000000-0000-4000-8000-000000000088');

/** Those of a new article. */
function NoticesOfArticle() {
  const description = useDocumentDescription(articleSection);
  const { store, state } = useDocumentStore({
    texts: articleTexts,
    personId,
    document,
    saved: null,
    onEffect: fn(),
  });
  return (
    <EditingNotices words={articleSection.words} store={store} state={state} description={description} />
  );
}

const meta = preview.meta({
  title: 'Administration/Documents/Avis de l’éditeur · EditingNotices',
  tags: ['no-visual'],
  component: NoticesOfArticle,
  globals: { role: 'editor' },
  decorators: [inBackOffice],
  // A tab that is gone has left it.
  beforeEach() {
    deviceDrafts.keep({
      personId,
      document,
      editorId: 'un-autre-onglet',
      editedAt: 1,
      isNew: true,
      changes: { title: 'Le son des fêtes' },
      base: {},
    });
  },
  parameters: {
    guide: {
      use: ['Au-dessus du formulaire d’un document, une fois.'],
      instead: [{ when: 'L’avis ne touche pas l’enregistrement', take: 'design-system/components/Alert' }],
    },
    description:
      'Au-dessus du formulaire d’un document : ce qui a été retrouvé sur l’appareil, ce qui empêche d’enregistrer, et ce qui est à choisir. Rien quand tout va.',
    docs: { story: { inline: false, height: '40rem' } },
  },
});

export const Default = meta.story();
