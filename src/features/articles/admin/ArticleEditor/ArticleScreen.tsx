import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DocumentScreen, type DocumentScreenProps } from '#documents/admin/DocumentScreen/DocumentScreen.tsx';
import { useDocumentEditing } from '#documents/admin/DocumentScreen/useDocumentEditing.ts';
import type { PlanStep } from '#documents/admin/PlanDialog/index.ts';
import { formatDayAndTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { toArticleId } from '#documents/data/documentKey.ts';
import { EmptyState } from '#design-system/components/EmptyState';
import type { SavedArticle } from '#features/articles/data/article.queries.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import type { ArticleStore } from '#features/articles/data/articleKind.ts';
import { articleSection } from '../article.kind.ts';
import { ArticleForm } from '../ArticleForm/ArticleForm.tsx';
import { goTo } from '../ArticleForm/goTo.ts';
import { useArticleForm } from '../ArticleForm/useArticleForm.ts';
import { StatusBadge } from '../StatusBadge/index.ts';
import { type ArticleStanding, useArticleActs, useArticleStanding } from './useArticleActs.ts';

type Screen = DocumentScreenProps<ArticleInput, SavedArticle>;

export interface ArticleScreenProps extends Pick<Screen, 'state' | 'onRecovered' | 'onRecreate' | 'notices'> {
  /** The owner of the text. */
  store: ArticleStore;
  /** Whether visitors have it by now. */
  aside?: ReactNode;
}

/** An opened article: its form in the screen of documents (product 7.3). Enter and Ctrl or Cmd plus S save with the chosen status (product 7.8, 7.9). */
export function ArticleScreen({ store, state, aside, ...screen }: ArticleScreenProps) {
  const { saved, problem } = state;
  const formElement = useRef<HTMLFormElement>(null);
  const planning = useState<PlanStep>('closed');
  const { form, validate } = useArticleForm(store, {
    onDateRefused: () => planning[1]({ refusedAt: Date.now() }),
  });
  const editing = useDocumentEditing(store, state, articleSection, {
    validate,
    goTo: (place) => goTo(formElement.current, place),
  });
  const standing = useArticleStanding(saved);
  const { main, acts, saveChosen, saveDraft, publish, plan } = useArticleActs(editing, standing, planning);
  const { setError } = form;

  useEffect(() => {
    if (problem?.kind !== 'duplicate' || problem.column !== 'slug') return;
    setError('slug', { message: 'Un autre article a déjà ce slug.' }, { shouldFocus: true });
  }, [problem, setError]);

  return (
    <DocumentScreen
      {...screen}
      editing={editing}
      state={state}
      standing={{
        label: describeStanding(standing, saved),
        changedAt: saved && (saved.document?.saved_at ?? saved.updated_at),
        aside,
      }}
      main={main}
      acts={acts}
      plan={plan}
      onSave={() => formElement.current?.requestSubmit()}
      version={state.version}
      versions={{
        present: { title: 'Texte du formulaire', text: state.text },
        empty: <EmptyState title="Rien n’est encore enregistré." />,
        hindrance: state.isDirty ? 'Enregistrez d’abord ce que le formulaire contient.' : null,
        renderState: ({ publication }) =>
          publication && <StatusBadge status={publication.status} publishedAt={publication.published_at} />,
      }}
    >
      <ArticleForm
        ref={formElement}
        form={form}
        editing={editing}
        articleId={toArticleId(state.document)}
        savedSlug={saved?.slug ?? null}
        publishedSlug={saved && standing === 'online' ? saved.slug : null}
        onSubmit={() => void saveChosen()}
        publication={{
          standing,
          isPending: editing.editor.isPending,
          onSaveDraft: saveDraft,
          onPublish: publish,
        }}
      />
    </DocumentScreen>
  );
}

function describeStanding(standing: ArticleStanding, saved: SavedArticle | null) {
  if (!saved) return 'Nouvel article';
  if (standing === 'scheduled' && saved.published_at)
    return `Planifié pour le ${formatDayAndTime(toClockTime(saved.published_at))}`;
  return { draft: 'Brouillon', archived: 'Archivé', scheduled: 'Planifié', online: 'En ligne' }[standing];
}
