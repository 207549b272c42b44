import { type ReactNode, useRef } from 'react';
import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import type { DocumentStore, DocumentStoreState } from '#data/documents/documentStore.ts';
import type { Draft } from '#data/documents/draftStore.ts';
import { useIsOnline } from '#data/documents/useDocumentStore.ts';
import { useRecoveredDrafts } from '#data/documents/useRecoveredDrafts.ts';
import { Button } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import { ConflictChoice } from '../ConflictChoice/ConflictChoice.tsx';
import { describePaths, type Difference, type DocumentDescription, findLabel } from '../description.ts';
import type { Noun } from '../nouns.ts';
import { RecoveredDraft } from '../RecoveredDraft/RecoveredDraft.tsx';
import { SaveProblem } from '../SaveProblem/SaveProblem.tsx';
import { SaveState } from '../SaveState/SaveState.tsx';

export interface EditingNoticesProps<Text, Saved> {
  noun: Noun;
  store: DocumentStore<Text, Saved>;
  state: DocumentStoreState<Text, Saved> & { isDirty: boolean };
  description: Pick<DocumentDescription<Text>, 'describe'>;
  /** What stands above: it gets what is said of the text, and the way to what has to be chosen. */
  renderBar: (saveState: ReactNode, toConflict: ReactNode) => ReactNode;
  onRecovered?: (draft: Draft) => void;
  onRecreate?: () => void;
}

/** What is said above the form of a document: where its text is, what was found on this device, what keeps it from being saved, and what has to be chosen. */
export function EditingNotices<Text, Saved>({
  noun,
  store,
  state,
  description,
  renderBar,
  onRecovered,
  onRecreate,
}: EditingNoticesProps<Text, Saved>) {
  const { kind } = store;
  const { saving, text, server, conflicts } = state;
  const { phase } = saving;
  const showToast = useToast();
  const isOnline = useIsOnline();
  const { drafts, recover, dismiss } = useRecoveredDrafts(store);
  const choice = useRef<HTMLDivElement>(null);

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
    if (conflicts.length > 1) choice.current?.focus();
    else focusMain();
    store.dispatch({ type: 'resolved', path, choice: side });
    if (side === 'mine') return;
    const restore = () => store.edit(kind.take(store.state().text, mine, [path]));
    showToast({ ...notices.theirTextChosen(label), action: { label: 'Annuler', onClick: restore } });
  };

  const found = drafts.flatMap((draft) => {
    const laid = store.layDraft(draft);
    return laid === null ? [] : [{ draft, laid }];
  });

  return (
    <>
      {renderBar(
        <SaveState
          phase={phase}
          isDirty={state.isDirty}
          hasConflict={conflicts.length > 0}
          hasFailed={state.problem !== null}
          isOnline={isOnline}
          isStored={state.isStored}
          savedAt={state.savedAt}
        />,
        conflicts.length > 0 && (
          <Button variant="outline" size="small" onClick={() => choice.current?.focus()}>
            Choisir
          </Button>
        ),
      )}
      {found.map(({ draft, laid }) => (
        <RecoveredDraft
          key={draft.editorId}
          noun={noun}
          draft={draft}
          differences={describePaths(description, [server, laid], kind.listChanges(server, laid))}
          isPending={phase === 'sending'}
          onRecover={() => onRecover(draft)}
          onDismiss={() => onDismiss(draft)}
        />
      ))}
      <SaveProblem
        noun={noun}
        problem={state.problem}
        phase={phase}
        onRetry={() => store.dispatch({ type: 'retry' })}
        {...(onRecreate && { onRecreate })}
      />
      <ConflictChoice
        ref={choice}
        noun={noun}
        conflicts={describePaths(description, [server, text], conflicts)}
        mergedIn={state.mergedIn.map((path) => findLabel(description, [text, server], path))}
        isSavePending={phase === 'conflict'}
        onResolve={onResolve}
      />
    </>
  );
}
