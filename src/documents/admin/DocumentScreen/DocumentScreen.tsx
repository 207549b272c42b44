import { findKind } from '#documents/data/documentKey.ts';
import { type ReactNode, use, useState } from 'react';
import type { MenuItem } from '#design-system/components/Menu';
import type { DocumentStoreState } from '#documents/data/documentStore.ts';
import type { EditableSection } from '#documents/contents/section.ts';
import { PublicSiteContext } from '../checks/publicSite.ts';
import { DocumentNotes } from '../DocumentNotes/index.ts';
import type { DocumentVersionsProps } from '../DocumentVersions/index.ts';
import { EditingNotices, type EditingNoticesProps } from '../EditingNotices/index.ts';
import { PendingChanges } from '../PendingChanges/index.ts';
import { PlanDialog, type PlanDialogProps } from '../PlanDialog/index.ts';
import { PublishDespite } from '../PublishDespite/index.ts';
import { type MainAct, SaveBar, type Standing } from '../SaveBar/index.ts';
import { withinSentence } from '../words.ts';
import { DocumentFolds } from './DocumentFolds.tsx';
import { ScreenRoot } from './DocumentScreen.styles.ts';
import { PagePreview } from './PagePreview.tsx';
import { savePendingAct } from './acts.ts';
import { useSaveShortcut } from './useSaveShortcut.ts';
import type { DocumentEditing } from './useDocumentEditing.ts';

export interface DocumentScreenProps<Text> extends Pick<
  EditingNoticesProps<Text>,
  'onRecovered' | 'onRecreate'
> {
  /** L’état de l’écriture : enregistrement, conflit, contrôles. */
  editing: DocumentEditing<Text>;
  /** Où en est le document : son texte, ce qui est enregistré, ce qui diffère. */
  state: DocumentStoreState<Text> & { isDirty: boolean };
  /** Ce qui est en ligne, en mots, et depuis quand. */
  standing: Standing;
  /** L’action principale : enregistrer, publier ou planifier. */
  main: MainAct;
  /** Ce qui peut se faire d’autre, en plus de l’enregistrer pour l’équipe. */
  acts: readonly MenuItem[];
  /** Ce que dit la fenêtre « Planifier ». */
  plan: PlanDialogProps;
  /** Ce que font Ctrl ou Cmd et S. */
  onSave: () => void;
  /** Ce qui, hors du formulaire, rend « Enregistrer sans publier » inutile. */
  canSave?: boolean;
  /** La version du texte sur le serveur; `null` tant que rien n’est enregistré. */
  version: number | null;
  /** Comment montrer les versions. */
  versions: Pick<DocumentVersionsProps<Text>, 'present' | 'empty' | 'renderState' | 'hindrance'>;
  /** Ce qu’il faut savoir avant de remplir. */
  notices?: ReactNode;
  /** Les champs du document. */
  children: ReactNode;
}

/**
 * The screen of an opened document, whatever it is: what became of its text, its form, what is beside the text, and the one bar with what
 * can be done.
 */
export function DocumentScreen<Text>({
  editing,
  state,
  standing,
  main,
  acts,
  plan,
  onSave,
  canSave = true,
  version,
  versions,
  notices,
  onRecovered,
  onRecreate,
  children,
}: DocumentScreenProps<Text>) {
  const { store, section, description, editor, question, checks, getLabel, goTo, onRestore } = editing;
  const { words } = section;
  const { document } = state;
  const loadSite = use(PublicSiteContext);
  const [isPreviewed, setIsPreviewed] = useState(false);
  // What no visitor reads has no page.
  const canPreview = loadSite !== null && findKind(document) !== 'internal';
  useSaveShortcut(onSave);

  return (
    <DocumentNotes store={store} source={editing.notes}>
      <ScreenRoot>
        {/* oxlint-disable-next-line translation/no-bare-text -- Elements stand here. */}
        {notices}
        <EditingNotices
          words={words}
          store={store}
          state={state}
          description={description}
          onRecovered={onRecovered}
          onRecreate={onRecreate}
        />
        <PendingChanges editor={editor} description={description} />
        {/* oxlint-disable-next-line translation/no-bare-text -- The form stands here. */}
        {children}
        <DocumentFolds
          document={document}
          what={withinSentence(words.the)}
          version={version}
          isUnsaved={state.isDirty}
          versions={{ ...versions, description, isPending: editor.isPending, onRestore }}
        />
        <SaveBar
          state={state}
          standing={standing}
          main={main}
          acts={[savePendingAct(editor, canSave), ...acts]}
          isPending={editor.isPending}
          isChecking={checks.isRunning}
          checked={checks.result}
          onCheck={() => void checks.onCheck()}
          onPreview={canPreview ? () => setIsPreviewed(true) : null}
        />
      </ScreenRoot>
      <PlanDialog {...plan} />
      <PublishDespite subject={document} {...question} getLabel={getLabel} onGoTo={goTo} />
      {loadSite && (
        <PagePreview
          section={section as EditableSection}
          getText={() => store.state().text}
          loadSite={loadSite}
          isOpen={isPreviewed}
          onOpenChange={setIsPreviewed}
        />
      )}
    </DocumentNotes>
  );
}
