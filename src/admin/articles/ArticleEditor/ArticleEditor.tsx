import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AdminPage } from '#admin/layout/AdminPage/index.ts';
import { useUnsavedChanges } from '#admin/layout/leaving/useUnsavedChanges.ts';
import { notices } from '#admin/layout/notices.ts';
import { paths } from '#app/paths.ts';
import {
  type Article,
  type ArticleInput,
  articleInputOf,
  emptyArticle,
} from '#data/articles/article.schema.ts';
import type { SaveIntent } from '#data/articles/publication.ts';
import { useSaveArticle } from '#data/articles/useArticles.ts';
import { useToast } from '#design-system/components/Toast';
import { ArticleForm } from '../ArticleForm/index.ts';
import { BackToList } from '../BackToList.tsx';
import { SaveState } from '../SaveState/index.ts';

export interface ArticleEditorProps {
  id: string;
  /** The article as it was read; null for one that doesn't exist yet. */
  article: Article | null;
}

/** Holds an article while it is written: saves it, says so, and keeps it from being left unsaved. */
export function ArticleEditor({ id, article }: ArticleEditorProps) {
  const navigate = useNavigate();
  const showToast = useToast();
  const { mutateAsync, isPending, error } = useSaveArticle();
  const [saved, setSaved] = useState(article);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [isDirty, setIsDirty] = useState(false);
  const letPass = useUnsavedChanges(isDirty);
  // Two clicks in one tick would both see a form at rest.
  const isSaving = useRef(false);

  const save = async (input: ArticleInput, intent: SaveIntent) => {
    if (isSaving.current) return null;
    isSaving.current = true;
    try {
      const { article: row, tagsError } = await mutateAsync({
        id,
        version: saved?.version ?? null,
        input,
        intent,
        tagIdsBefore: saved?.tag_ids ?? [],
      });
      setSaved(row);
      setSavedAt(new Date());
      showToast(saved ? notices.articleUpdated : notices.articleCreated);
      if (tagsError) showToast(notices.requestFailed(tagsError));
      if (!saved) {
        letPass();
        void navigate(paths.admin.article(row.id), { replace: true, preventScrollReset: true });
      }
      return articleInputOf(row);
    } catch (failure) {
      showToast(notices.requestFailed(failure));
      return null;
    } finally {
      isSaving.current = false;
    }
  };

  return (
    <AdminPage
      title={saved ? "Éditer l'article" : 'Nouvel article'}
      intro={<BackToList />}
      actions={
        <SaveState isPending={isPending} isDirty={isDirty} savedAt={savedAt} hasFailed={error !== null} />
      }
    >
      <ArticleForm
        articleId={id}
        published={saved?.status === 'published' ? { slug: saved.slug } : null}
        defaultValues={article ? articleInputOf(article) : emptyArticle}
        isPending={isPending}
        serverError={error}
        onSave={save}
        onDirtyChange={setIsDirty}
      />
    </AdminPage>
  );
}
