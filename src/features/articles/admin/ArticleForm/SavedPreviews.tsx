import { toArticleDocument } from '#documents/data/documentKey.ts';
import { useSyncExternalStore } from 'react';
import { PreviewCard } from '#documents/admin/PreviewCard/index.ts';
import type { ArticleStore } from '#features/articles/data/articleKind.ts';

/** The card of previews, with what is saved of the text; it is drawn again when that changes, not at each key. */
export function SavedPreviews({ store, articleId }: { store: ArticleStore; articleId: string }) {
  const version = useSyncExternalStore(store.subscribe, () => store.state().version);
  const isUnsaved = useSyncExternalStore(store.subscribe, store.isDirty);
  return (
    <PreviewCard
      shared={{ document: toArticleDocument(articleId) }}
      what="l’article"
      version={version}
      isUnsaved={isUnsaved}
    />
  );
}
