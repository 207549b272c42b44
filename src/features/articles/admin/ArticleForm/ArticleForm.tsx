import { memo, useEffect, useRef, useSyncExternalStore } from 'react';
import { FormProvider } from 'react-hook-form';
import { ChecksCard } from '#documents/admin/checks/ChecksCard/index.ts';
import { type Place, timeouts } from '#documents/admin/checks/finding.ts';
import { useChecks } from '#documents/admin/checks/useChecks.ts';
import { isShortcut } from '#admin/shell/isShortcut.ts';
import { useDocumentDescription } from '#documents/admin/useDocumentDescription.ts';
import { createNoteSource, DocumentNotes, NotesCard } from '#documents/admin/DocumentNotes/index.ts';
import { AddToRelease } from '#documents/admin/AddToRelease/index.ts';
import { PublishDespite } from '#documents/admin/PublishDespite/index.ts';
import { useDocumentChanges } from '#documents/admin/useDocumentChanges.ts';
import { PendingChanges } from '#documents/admin/PendingChanges/index.ts';
import { endOfPlan } from '#documents/admin/PlanChange/index.ts';
import { toArticleDocument } from '#documents/data/documentKey.ts';
import type { ArticleStore } from '#features/articles/data/articleKind.ts';
import { publicationOf, saveByNoButton } from '#features/articles/data/publication.ts';
import type { ArticleInput } from '#features/articles/data/article.schema.ts';
import type { DataError } from '#data/errors.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { useConfirm } from '#design-system/components/ConfirmDialog';
import { FormErrorSummary } from '#design-system/forms/FormErrorSummary';
import { ArticleFormRoot, Side, Text } from './ArticleForm.styles.ts';
import { VersionsCard } from '../VersionsCard/VersionsCard.tsx';
import { CategoryCard } from './CategoryCard.tsx';
import { PublicationCard } from './PublicationCard.tsx';
import type { Publication } from './PublicationNote.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SavedPreviews } from './SavedPreviews.tsx';
import { SearchCard } from './SearchCard.tsx';
import { TagsCard } from './TagsCard.tsx';
import { TextCard } from './TextCard.tsx';
import { TypographyCard } from './TypographyCard.tsx';
import { articleParts, articleSection } from '../article.kind.ts';
import { useIsScheduled } from '../useIsScheduled.ts';
import { goTo } from './goTo.ts';
import { fieldsWithErrors, useArticleForm } from './useArticleForm.ts';

export interface ArticleFormProps {
  /** The owner of the text. */
  store: ArticleStore;
  articleId: string;
  /** The slug under which visitors see the article; null when they don't. */
  publishedSlug: string | null;
  /** Where the article stands on the server; null for one that doesn't exist yet. */
  publication: Publication | null;
  /** A save is running. Fields stay open: what is typed meanwhile stays. */
  isPending: boolean;
  /** Why the last save was refused. */
  serverError: DataError | null;
}

/** An article names no facts. */
const notes = createNoteSource(articleSection, {});

const getLabel = (field: string) => articleParts[field as keyof typeof articleParts].label;

/**
 * Every field of an article (product 7.3). Enter and Ctrl or Cmd plus S save with the chosen status (product 7.8, 7.9).
 * A key in one field renders no other again.
 */
export const ArticleForm = memo(function ArticleForm({
  store,
  articleId,
  publishedSlug,
  publication,
  isPending,
  serverError,
}: ArticleFormProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const checksElement = useRef<HTMLElement>(null);
  const { check, ...checks } = useChecks(articleSection as EditableSection, store);
  const { form, submit, question, isBeingCleared } = useArticleForm(store, check);
  const saved = useSyncExternalStore(store.subscribe, () => store.state().saved);
  const { editor } = useDocumentChanges(store, saved, submit, isPending || isBeingCleared);
  const description = useDocumentDescription(articleSection);
  const confirm = useConfirm();
  const isPublished = publication?.status === 'published';
  const isOnline = !useIsScheduled(publication) && isPublished;
  const { setError, formState } = form;
  const { errors, submitCount } = formState;
  const problems = fieldsWithErrors(errors).map((name) => ({ name, message: errors[name]?.message ?? '' }));

  useEffect(() => {
    if (serverError?.kind !== 'duplicate' || serverError.column !== 'slug') return;
    setError('slug', { message: 'Un autre article a déjà ce slug.' }, { shouldFocus: true });
  }, [serverError, setError]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      formElement.current?.requestSubmit();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
    };
  }, []);

  const onCheck = async () => {
    await check(timeouts.manual);
    checksElement.current?.focus();
  };

  const onGoTo = (place: Place) => goTo(formElement.current, place);

  /** Asks before a save takes the article from the site, and what is planned of it along. */
  const leaveSite = async (status: ArticleInput['status'], save: () => Promise<void>) => {
    const leaves = isPublished && status !== 'published' && (isOnline || editor.planned !== null);
    const isArchived = status === 'archived';
    const isWanted =
      !leaves ||
      (await confirm({
        title: isArchived ? 'Archiver cet article?' : 'Retirer cet article du site?',
        description: [
          isArchived ? 'Archivé,' : 'Sauvegardé comme brouillon,',
          'il n’est plus en ligne, et son adresse répond qu’il n’existe plus.',
          endOfPlan(editor.planned),
        ]
          .filter(Boolean)
          .join(' '),
        confirmLabel: isArchived ? 'Archiver' : 'Retirer du site',
        ...(isOnline && { alternative: { label: 'Enregistrer sans publier', onChoose: editor.savePending } }),
        isDestructive: true,
      }));
    if (isWanted) await save();
  };

  const saveChosen = () => {
    const { text, saved: known } = store.state();
    const { intent, details } = saveByNoButton(text, known);
    return leaveSite(text.status, () => submit(intent, details));
  };

  const buttons = {
    isPending: editor.isPending,
    isChecking: checks.isRunning,
    onCheck: () => void onCheck(),
    onSaveDraft: () => void leaveSite('draft', () => submit('save', publicationOf.draft)),
    onPublish: () => void submit('publish', publicationOf.publish),
    onUpdate: isPublished ? editor.publishChanges : null,
    onSavePending: isOnline ? editor.savePending : null,
    hasChanges: editor.pending !== null,
  };

  return (
    <FormProvider {...form}>
      <DocumentNotes store={store} source={notes}>
        <ArticleFormRoot
          ref={formElement}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void saveChosen();
          }}
        >
          {/* The button of Enter: without it, the browser would press the first one in sight, or none. */}
          <button type="submit" hidden>
            Enregistrer
          </button>
          <Text>
            {problems.length > 1 && <FormErrorSummary key={submitCount} errors={problems} />}
            <PendingChanges editor={editor} description={description} />
            <TextCard articleId={articleId} savedSlug={saved?.slug ?? null} publishedSlug={publishedSlug} />
            <SearchCard articleId={articleId} />
            <TypographyCard />
          </Text>
          <Side>
            <PublicationCard
              publication={publication}
              onSchedule={() => void submit('plan', publicationOf.plan)}
              editor={isOnline ? editor : null}
              document={store.state().document}
              {...buttons}
            />
            {(checks.isRunning || checks.result) && (
              <ChecksCard
                ref={checksElement}
                {...checks}
                getLabel={getLabel}
                onCheck={buttons.onCheck}
                onGoTo={onGoTo}
              />
            )}
            <NotesCard />
            <SavedPreviews store={store} articleId={articleId} />
            <AddToRelease document={toArticleDocument(articleId)} />
            {publication && <VersionsCard articleId={articleId} />}
            <CategoryCard />
            <TagsCard />
          </Side>
          {/* Of four buttons, the bar has no room on a phone: the card has the one that is left out. */}
          <SaveBar {...buttons} onSavePending={null} />
        </ArticleFormRoot>
      </DocumentNotes>
      <PublishDespite subject={store.state().document} {...question} getLabel={getLabel} onGoTo={onGoTo} />
    </FormProvider>
  );
});
