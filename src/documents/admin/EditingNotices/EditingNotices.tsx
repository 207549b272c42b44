import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import type { DocumentStore, DocumentStoreState } from '#documents/data/documentStore.ts';
import type { Draft } from '#documents/data/draftStore.ts';
import { useIsOnline } from '#documents/data/useDocumentStore.ts';
import { useRecoveredDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { SmallButton } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { CONFLICTS, ConflictChoice } from './ConflictChoice.tsx';
import { describePaths, type Difference, type DocumentDescription, findLabel } from '../description.ts';
import { RecoveredDraft } from './RecoveredDraft.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { SaveState } from './SaveState.tsx';

export interface EditingStateProps {
  /** Où en est le document : son texte, ce qui est enregistré, ce qui diffère. */
  state: DocumentStoreState<unknown> & { isDirty: boolean };
}

/** Where the text of a document is, and the way to what has to be chosen. */
export function EditingState({ state }: EditingStateProps) {
  const hasConflict = state.conflicts.length > 0;
  return (
    <>
      <SaveState
        phase={state.saving.phase}
        isDirty={state.isDirty}
        hasConflict={hasConflict}
        hasFailed={state.problem !== null}
        isOnline={useIsOnline()}
        isStored={state.isStored}
        isSaved={state.savedAt !== null || Boolean(state.version)}
      />
      {hasConflict && <SmallButton onClick={goToConflicts}>Choisir</SmallButton>}
    </>
  );
}

const goToConflicts = () => document.getElementById(CONFLICTS)?.focus();

export interface EditingNoticesProps<Text> {
  /** Comment s’appelle le document : « l’article », « cette section ». */
  words: KindWords;
  /** Le document ouvert : son texte et ce qui en est gardé. */
  store: DocumentStore<Text>;
  /** Où en est l’écriture : brouillon retrouvé, conflit, panne. */
  state: DocumentStoreState<Text>;
  /** Comment lire et comparer le document. */
  description: Pick<DocumentDescription<Text>, 'describe'>;
  /** Un brouillon vient d’être repris; sans lui, celui d’un autre nouveau document ne l’est pas. */
  onRecovered?: ((draft: Draft) => void) | undefined;
  /** Recrée le document, supprimé entre-temps. */
  onRecreate?: (() => void) | undefined;
}

/**
 * What is said above the form of a document: what was found on this device, what keeps its text from being saved, and what has
 * to be chosen.
 */
export function EditingNotices<Text>({
  words,
  store,
  state,
  description,
  onRecovered,
  onRecreate,
}: EditingNoticesProps<Text>) {
  const { texts } = store;
  const { saving, text, server, conflicts } = state;
  const { phase } = saving;
  const showToast = useToast();
  const { drafts, recover, dismiss } = useRecoveredDrafts(store);

  const onRecover = (draft: Draft) => {
    if (!recover(draft)) return showToast(notices.textNotReplaced);
    focusMain();
    onRecovered?.(draft);
  };

  const onDismiss = (draft: Draft) => {
    const restore = dismiss(draft);
    focusMain();
    showToast({ ...notices.textDismissed, action: { label: 'Annuler', onClick: restore } });
  };

  const onResolve = ({ path, label }: Difference, side: 'mine' | 'theirs') => {
    const mine = store.state().text;
    if (conflicts.length > 1) goToConflicts();
    else focusMain();
    store.dispatch({ type: 'resolved', path, choice: side });
    if (side === 'mine') return;
    const restore = () => store.edit(texts.parts.take(store.state().text, mine, [path]));
    showToast({ ...notices.theirTextChosen(label), action: { label: 'Annuler', onClick: restore } });
  };

  const found = drafts.flatMap((draft) => {
    if (!onRecovered && draft.document !== state.document) return [];
    const laid = store.layDraft(draft);
    return laid === null ? [] : [{ draft, laid }];
  });

  return (
    <>
      {found.map(({ draft, laid }) => (
        <RecoveredDraft
          key={draft.editorId}
          words={words}
          draft={draft}
          differences={describePaths(description, [server, laid], texts.parts.listChanges(server, laid))}
          isPending={phase === 'sending'}
          onRecover={() => onRecover(draft)}
          onDismiss={() => onDismiss(draft)}
        />
      ))}
      <SaveProblem
        words={words}
        problem={state.problem}
        phase={phase}
        onRetry={() => store.dispatch({ type: 'retry' })}
        {...(onRecreate && { onRecreate })}
      />
      <ConflictChoice
        words={words}
        conflicts={describePaths(description, [server, text], conflicts)}
        mergedIn={state.mergedIn.map((path) => findLabel(description, [text, server], path))}
        isSavePending={phase === 'conflict'}
        onResolve={onResolve}
      />
    </>
  );
}
