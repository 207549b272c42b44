import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChecksCard } from '#documents/admin/checks/ChecksCard/index.ts';
import { timeouts, type Place } from '#documents/admin/checks/finding.ts';
import { notices } from '#admin/shell/notices.ts';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { AddToRelease } from '#documents/admin/AddToRelease/index.ts';
import { createNoteSource, DocumentNotes, NotesCard } from '#documents/admin/DocumentNotes/index.ts';
import { usePublishedSettings } from '#documents/admin/usePublishedSettings.ts';
import { EditingNotices, EditingState } from '#documents/admin/EditingNotices/index.ts';
import { describeDocument } from '#documents/admin/describeDocument.ts';
import { withinSentence } from '#documents/admin/words.ts';
import { DocumentVersions } from '#documents/admin/DocumentVersions/index.ts';
import { PlanChange } from '#documents/admin/PlanChange/index.ts';
import { PreviewCard } from '#documents/admin/PreviewCard/index.ts';
import { PublishDespite } from '#documents/admin/PublishDespite/index.ts';
import { PendingChanges } from '#documents/admin/PendingChanges/index.ts';
import { wasPublicQuery } from '#features/articles/data/publicPage.ts';
import { toPublicPath } from '#features/pages/data/documentAddress.ts';
import type { Json } from '#data/database.types.ts';
import type { DocumentState } from '#documents/data/document.queries.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { useToast } from '#design-system/components/Toast';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { findPartLabel } from '#documents/admin/checks/checkDocument.ts';
import { getFacts } from '#site/settings/facts.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { ContentForm, goToField } from '../ContentForm/index.ts';
import { hasAddress } from '../hasAddress.ts';
import { findState, isModified } from '../contentState.ts';
import { SectionPreview } from '../SectionPreview/index.ts';
import { StateBadge } from '../StateBadge/index.ts';
import { useShowOf } from '../useShows.ts';
import { Column, StoredText, Panes, Previews, Versions } from './ContentEditPage.styles.ts';
import { NamedFacts } from './NamedFacts.tsx';
import { TypographyCheck } from './TypographyCheck.tsx';
import { useContentEditor } from './useContentEditor.ts';
import { usePlaceInForm } from './usePlaceInForm.ts';

export interface ContentEditorProps {
  section: EditableSection;
  /** What the server has; null as long as nobody has changed the section. */
  content: DocumentState | null;
}

/** Stands for a content that isn't there yet. */
export const ContentSkeleton = () => (
  <Skeleton.Group label="Chargement du contenu…">
    <Skeleton shape="title" width="half" />
    <Skeleton />
    <Skeleton width="most" />
    <Skeleton />
  </Skeleton.Group>
);

/** The form of a section beside the section itself, with what can be done with it. */
export function ContentEditor({ section, content: opened }: ContentEditorProps) {
  const {
    store,
    state,
    editor,
    checks: { check, ...checks },
    question,
    ...actions
  } = useContentEditor(section, opened);
  const form = useRef<HTMLDivElement>(null);
  const checksElement = useRef<HTMLElement>(null);
  const { isPending } = editor;
  const { text, saved: content, isDirty } = state;
  const hasConflict = state.conflicts.length > 0;
  const isStored = useCallback(() => store.state().isStored, [store]);
  const letLeave = useUnsavedChanges(isDirty || state.saving.phase !== 'idle', isStored);
  const navigate = useNavigate();
  const showToast = useToast();
  const addTo = usePlaceInForm(section, text, form);
  const description = describeDocument(section);
  const ofShow = useShowOf(section.key, text);
  const previewed = useMemo(() => (ofShow ? Object.assign({ ofShow }, text) : text), [ofShow, text]);
  const savedSlug = ((content?.pending ?? content?.online) as { slug?: string } | null | undefined)?.slug;
  const { data: wasPublic = content !== null } = useQuery(
    wasPublicQuery(toPublicPath(section.key, savedSlug, ofShow?.slug)),
  );
  const standing = findState(section, content);
  const hasPendingChanges = content !== null && content.pending !== null;
  const isShown = content !== null && content.online !== null;
  const { words } = section;
  const named = words.hasOwnAddress;
  const publishing =
    hasPendingChanges && editor.online !== null
      ? 'Publier les modifications'
      : isShown
        ? 'Mettre à jour'
        : 'Publier';
  const onCheck = async () => {
    if (!section.schema.safeParse(text).success) return showToast(notices.contentInvalid);
    await check(timeouts.manual);
    checksElement.current?.focus();
  };
  const findLabel = (field: string) => findPartLabel(section, text, field);
  const correct = (corrected: Json) => {
    const before = store.state().text;
    store.edit(corrected);
    // What is typed since stays typed.
    const undo = () =>
      store.edit(
        store.kind.parts.merge({ ancestors: [corrected], mine: store.state().text, theirs: before }).merged,
      );
    showToast({ ...notices.typographyCorrected, action: { label: 'Annuler', onClick: undo } });
  };
  const onGoTo = (place: Place) => goToField(form.current, place);
  const deletePage = async () => {
    if (!(await actions.onDelete())) return;
    letLeave();
    await navigate(paths.admin.pages);
  };

  return (
    <DocumentNotes
      store={store}
      source={createNoteSource<Json>(section as EditableSection<Json>, getFacts(usePublishedSettings()))}
    >
      <Cluster>
        <StateBadge state={standing} words={words} isModified={isModified(section, content)} />
        <EditingState state={state} />
        {standing !== 'scheduled' &&
          section.pages.filter(hasAddress).map(({ path, title }) => (
            <Link key={path} to={path} target="_blank" rel="noreferrer">
              Voir «&nbsp;{title}&nbsp;»
            </Link>
          ))}
      </Cluster>
      <EditingNotices words={words} store={store} state={state} description={description} />
      {section.description && <Text tone="muted">{section.description}</Text>}
      {standing === 'unfit' && <Unfit content={content} />}
      <PendingChanges editor={editor} description={description} />
      <Panes data-form-only={section.Section ? undefined : ''}>
        <Column ref={form}>
          <Cluster>
            <Button
              variant="outline"
              isPending={isPending}
              isDisabled={!isDirty}
              onClick={editor.savePending}
            >
              Enregistrer sans publier
            </Button>
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={!isDirty && !hasPendingChanges}
              onClick={editor.publishChanges}
            >
              {publishing}
            </Button>
            <Button variant="outline" isPending={checks.isRunning} onClick={() => void onCheck()}>
              Vérifier
            </Button>
            {named && isShown && (
              <Button
                variant="danger"
                isPending={isPending}
                isDisabled={hasConflict}
                onClick={() => void actions.onWithdraw()}
              >
                Retirer du site
              </Button>
            )}
            {named && !isShown && (content !== null || isDirty) && (
              <Button
                variant="danger"
                isPending={isPending}
                isDisabled={hasConflict}
                onClick={() => void deletePage()}
              >
                Supprimer {withinSentence(words.the)}
              </Button>
            )}
            {!named && (isShown || hasPendingChanges || standing === 'unfit') && (
              <Button
                variant="danger"
                isPending={isPending}
                isDisabled={hasConflict}
                onClick={() => void actions.onRevert()}
              >
                Revenir au texte d’origine
              </Button>
            )}
          </Cluster>
          <PlanChange document={section.key} editor={editor} />
          {(checks.isRunning || checks.result) && (
            <ChecksCard
              ref={checksElement}
              {...checks}
              getLabel={findLabel}
              onCheck={() => void onCheck()}
              onGoTo={onGoTo}
            />
          )}
          <ContentForm
            section={section}
            value={text}
            onChange={(value) => store.edit(value as Json)}
            addTo={addTo}
            wasPublic={isShown || wasPublic}
          />
          <NamedFacts value={text} />
          <TypographyCheck section={section} value={text} onApply={(value) => correct(value as Json)} />
        </Column>
        {section.Section && (
          <Previews
            aria-label={named ? `${words.the} sur le site` : 'La section sur le site'}
            // What stands in it takes no focus, and it scrolls.
            tabIndex={0}
          >
            <h2>Téléphone</h2>
            <SectionPreview section={section} value={previewed} width={375} />
            <h2>Bureau</h2>
            <SectionPreview section={section} value={previewed} width={1280} />
          </Previews>
        )}
      </Panes>
      <PublishDespite
        subject={section.key}
        {...question}
        intent={question.intent && 'publish'}
        getLabel={findLabel}
        onGoTo={onGoTo}
      />
      <NotesCard />
      {!section.key.startsWith('internal/') && (
        <PreviewCard
          shared={{ document: section.key }}
          what={withinSentence(words.the)}
          version={savedVersion(content)}
          isUnsaved={isDirty}
        />
      )}
      <AddToRelease document={section.key} />
      <Versions aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <DocumentVersions
          document={section.key}
          description={description}
          present={{ title: 'Texte du formulaire', text }}
          empty={
            <Text tone="muted">
              {named
                ? `Rien de ${withinSentence(words.this)} n’est encore enregistré.`
                : 'Personne n’a encore changé cette section\u00A0: le site montre le texte d’origine.'}
            </Text>
          }
          hindrance={isDirty ? 'Enregistrez d’abord ce que le formulaire contient.' : null}
          isPending={isPending}
          onRestore={actions.onRestore}
        />
      </Versions>
    </DocumentNotes>
  );
}

/** The save that a link would show; null when there is none: what went back to the code's copy has no text of its own. */
const savedVersion = (content: DocumentState | null) =>
  content && (content.pending ?? content.online) !== null ? content.version : null;

/** What was written for another form of the section: stored, shown, and replaced on the site by the code's copy. */
function Unfit({ content }: { content: DocumentState | null }) {
  const stored = content?.pending ?? content?.online;
  return (
    <Alert tone="warning" title="Ce contenu ne correspond plus à la forme de la section.">
      <p>
        La section a changé depuis qu’il a été écrit. Le site montre le texte d’origine, et le formulaire en
        part. Ce qui avait été écrit est gardé dans les versions&nbsp;:
      </p>
      <details>
        <summary>Montrer ce qui avait été écrit</summary>
        <StoredText tabIndex={0}>{JSON.stringify(stored, null, 2)}</StoredText>
      </details>
    </Alert>
  );
}
