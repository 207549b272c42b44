import { AdminLayout } from '#admin/shell/AdminLayout/AdminLayout.tsx';
import { AdminPage } from '#admin/shell/AdminPage/AdminPage.tsx';
import { useScreenState } from '#documents/data/useDocumentStore.ts';
import type { ArticleStore } from '#features/articles/admin/articleTexts.ts';
import { ArticleScreen } from '../ArticleEditor/ArticleScreen.tsx';

export interface OpenedScreenProps {
  store: ArticleStore;
}

/** The screen of an article whose store a story has made. */
export const OpenedScreen = ({ store }: OpenedScreenProps) => (
  <AdminLayout>
    <AdminPage title="Éditer l'article">
      <ArticleScreen store={store} state={useScreenState(store)} />
    </AdminPage>
  </AdminLayout>
);
