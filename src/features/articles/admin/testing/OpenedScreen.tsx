import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { DocumentScreen } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { useDocumentEditing } from '#documents/admin/DocumentScreen/useOpenedDocument.ts';
import { useScreenState } from '#documents/data/useDocumentStore.ts';
import type { ArticleStore } from '#features/articles/admin/articleTexts.ts';
import { articleSection } from '../article.kind.ts';
import { useArticleActs } from '../useArticleActs.tsx';

export interface OpenedScreenProps {
  store: ArticleStore;
}

/** The screen of an article whose store a story has made. */
export const OpenedScreen = (props: OpenedScreenProps) => (
  <AdminLayout>
    <AdminPage title="Éditer l'article">
      <Opened {...props} />
    </AdminPage>
  </AdminLayout>
);

function Opened({ store }: OpenedScreenProps) {
  const editing = useDocumentEditing(store, useScreenState(store), articleSection);
  return <DocumentScreen editing={editing} {...useArticleActs(editing)} />;
}
