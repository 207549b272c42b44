import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ChecksCard } from '#admin/checks/ChecksCard/index.ts';
import { timeouts, type Place } from '#admin/checks/finding.ts';
import { notices } from '#admin/shell/notices.ts';
import { useUnsavedChanges } from '#admin/shell/leaving/useUnsavedChanges.ts';
import { AddToRelease } from '#admin/documents/AddToRelease/index.ts';
import { DocumentComparison } from '#admin/documents/DocumentComparison/index.ts';
import { DocumentVersions } from '#admin/documents/DocumentVersions/index.ts';
import { PreviewCard } from '#admin/documents/PreviewCard/index.ts';
import { PublishDespite } from '#admin/documents/PublishDespite/index.ts';
import type { DocumentState } from '#data/documents/document.queries.ts';
import type { OpenedContent } from '#data/contents/storedContent.ts';
import { useOpenedContent } from '#data/contents/useStoredContents.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';
import { Skeleton } from '#design-system/components/Skeleton';
import { useToast } from '#design-system/components/Toast';
import { Cluster } from '#design-system/primitives/Cluster';
import { Text } from '#design-system/primitives/Text';
import { paths } from '#paths.ts';
import { isSameContent, listParts } from '#site/contents/contentParts.ts';
import { isComposedPage } from '#site/contents/composedPage.ts';
import type { EditableSection } from '#site/contents/section.ts';
import { describeContent } from '../describeContent.tsx';
import { useContentChecks } from '../checks/useContentChecks.ts';
import { ContentForm, goToField } from '../ContentForm/index.ts';
import { hasAddress } from '../hasAddress.ts';
import { findState, isModified } from '../contentState.ts';
import { SectionPreview } from '../SectionPreview/index.ts';
import { StateBadge } from '../StateBadge/index.ts';
import { Column, StoredText, Panes, Previews, Versions } from './ContentEditPage.styles.ts';
import { NamedFacts } from './NamedFacts.tsx';
import { TypographyCheck } from './TypographyCheck.tsx';
import { useContentEditor } from './useContentEditor.ts';
import { usePlaceInForm } from './usePlaceInForm.ts';

export interface ContentEditorProps {
  section: EditableSection;
  /** What the server keeps; null as long as nobody has changed the section. */
  content: DocumentState | null;
  /** Asks for it again. */
  refetch: () => void;
}

/** The form of a section beside the section itself, with what can be done with it. */
export function ContentEditor(props: ContentEditorProps) {
  const opened = useOpenedContent(props.section.key);
  return opened ? <OpenedEditor {...props} opened={opened} /> : <ContentSkeleton />;
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

function OpenedEditor({ section, content, refetch, opened }: ContentEditorProps & { opened: OpenedContent }) {
  const { check, ...checks } = useContentChecks(section);
  const editor = useContentEditor(section, { content, refetch }, opened, check);
  const form = useRef<HTMLDivElement>(null);
  const checksElement = useRef<HTMLElement>(null);
  const { draft, isDirty, isPending, isStored, theirs } = editor;
  const letLeave = useUnsavedChanges(isDirty, { isStored: isStored });
  const navigate = useNavigate();
  const showToast = useToast();
  const [formId] = useState(section.key);
  const addTo = usePlaceInForm(section, draft.value, form);
  const description = describeContent(section);
  const state = findState(section, content);
  const isWaiting = content !== null && content.waiting !== null;
  const isShown = content !== null && content.online !== null;
  const isComposed = isComposedPage(section.key);
  const onCheck = async () => {
    if (!draft.isValid) return showToast(notices.contentInvalid);
    await check(timeouts.manual, draft.value);
    checksElement.current?.focus();
  };
  const findLabel = (field: string) =>
    listParts(section.schema, draft.value).find(({ path }) => path === field)?.label ?? '';
  const onGoTo = (place: Place) => goToField(form.current, place);
  const deletePage = async () => {
    if (!(await editor.onDelete())) return;
    letLeave();
    await navigate(paths.admin.pages);
  };

  return (
    <>
      <Cluster>
        <StateBadge state={state} isComposed={isComposed} isModified={isModified(section, content)} />
        <Text isAnnounced size="small" tone={isDirty && !isStored ? 'danger' : 'muted'}>
          {isDirty ? unsavedWords(isStored) : 'Tout est enregistré.'}
        </Text>
        {section.pages.filter(hasAddress).map(({ path, title }) => (
          <Link key={path} to={path} target="_blank" rel="noreferrer">
            Voir «&nbsp;{title}&nbsp;»
          </Link>
        ))}
      </Cluster>
      {section.description && <Text tone="muted">{section.description}</Text>}
      {state === 'unfit' && <Unfit content={content} />}
      {editor.isRecovered && theirs === null && (
        <Alert
          title="Voici ce que vous aviez commencé."
          action={
            <Button size="small" variant="outline" onClick={editor.discard}>
              Abandonner ces modifications
            </Button>
          }
        >
          Cet appareil l’avait gardé&nbsp;: rien n’en est encore enregistré.
        </Alert>
      )}
      {theirs !== null && (
        <Alert
          tone="warning"
          isAnnounced
          title="Une autre personne a enregistré ce contenu entre-temps."
          action={
            <>
              <Button size="small" variant="outline" onClick={editor.keepMine}>
                Garder mon texte
              </Button>
              <Button size="small" variant="outline" onClick={editor.discard}>
                Prendre le sien
              </Button>
            </>
          }
        >
          <p>Rien n’a été écrasé. De son texte au vôtre&nbsp;:</p>
          <DocumentComparison differences={description.compare(theirs, draft.value)} />
        </Alert>
      )}
      <Panes data-form-only={section.Section ? undefined : ''}>
        <Column ref={form}>
          <Cluster>
            <Button
              variant="outline"
              isPending={isPending}
              isDisabled={!isDirty || theirs !== null}
              onClick={editor.onSave}
            >
              Enregistrer sans publier
            </Button>
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={(!isDirty && !isWaiting) || theirs !== null}
              onClick={editor.onPublish}
            >
              Publier
            </Button>
            <Button variant="outline" isPending={checks.isRunning} onClick={() => void onCheck()}>
              Vérifier
            </Button>
            {isComposed && isShown && (
              <Button
                variant="danger"
                isPending={isPending}
                isDisabled={theirs !== null}
                onClick={() => void editor.onWithdraw()}
              >
                Retirer du site
              </Button>
            )}
            {isComposed && !isShown && (content !== null || isDirty) && (
              <Button
                variant="danger"
                isPending={isPending}
                isDisabled={theirs !== null}
                onClick={() => void deletePage()}
              >
                Supprimer la page
              </Button>
            )}
            {!isComposed && (isShown || isWaiting || state === 'unfit') && (
              <Button
                variant="danger"
                isPending={isPending}
                isDisabled={theirs !== null}
                onClick={() => void editor.onRevert()}
              >
                Revenir au texte d’origine
              </Button>
            )}
          </Cluster>
          {(checks.isRunning || checks.result) && (
            <ChecksCard
              ref={checksElement}
              {...checks}
              isStale={
                checks.result !== null && !isSameContent(section.schema, checks.result.value, draft.value)
              }
              getLabel={findLabel}
              onCheck={() => void onCheck()}
              onGoTo={onGoTo}
            />
          )}
          <ContentForm
            key={`${formId} ${draft.start}`}
            section={section}
            value={draft.value}
            onChange={editor.onChange}
            addTo={draft.start === 0 ? addTo : undefined}
          />
          <NamedFacts value={draft.value} />
          <TypographyCheck section={section} value={draft.value} onApply={editor.fill} />
        </Column>
        {section.Section && (
          <Previews aria-label={isComposed ? 'La page sur le site' : 'La section sur le site'}>
            <h2>Téléphone</h2>
            <SectionPreview section={section} value={draft.value} width={375} />
            <h2>Bureau</h2>
            <SectionPreview section={section} value={draft.value} width={1280} />
          </Previews>
        )}
      </Panes>
      <PublishDespite
        intent={editor.blocked && 'publish'}
        errors={editor.blocked ?? []}
        getLabel={findLabel}
        onCorrect={editor.cancelBlocked}
        onGoTo={onGoTo}
        onPublish={editor.onPublishDespite}
      />
      {!section.key.startsWith('internal/') && (
        <PreviewCard
          shared={{ document: section.key }}
          what={isComposed ? 'la page' : 'le contenu'}
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
          present={draft.value}
          hindrance={isDirty ? 'Enregistrez d’abord ce que le formulaire contient.' : null}
          isPending={isPending}
          onRestore={editor.onRestore}
        />
      </Versions>
    </>
  );
}

const unsavedWords = (isStored: boolean) =>
  isStored
    ? 'Modifications non enregistrées, gardées sur cet appareil.'
    : 'Modifications non enregistrées. Cet appareil ne peut pas en garder de copie.';

/** The save that a link would show; null when there is none: what went back to the code's copy has no text of its own. */
const savedVersion = (content: DocumentState | null) =>
  content && (content.waiting ?? content.online) !== null ? content.version : null;

/** What was written for another form of the section: stored, shown, and replaced on the site by the code's copy. */
function Unfit({ content }: { content: DocumentState | null }) {
  const stored = content?.waiting ?? content?.online;
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
