import { focusMain } from '#admin/shell/focusMain.ts';
import { notices } from '#admin/shell/notices.ts';
import type { DocumentStore, DocumentStoreState } from '#documents/data/documentStore.ts';
import type { Draft } from '#documents/data/draftStore.ts';
import { useRecoveredDrafts } from '#documents/data/useRecoveredDrafts.ts';
import { Button, SmallButton } from '#design-system/components/Button';
import { useToast } from '#design-system/components/Toast';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { ConflictChoice, goToConflicts } from './ConflictChoice.tsx';
import { describePaths, type Difference, type DocumentDescription, findLabel } from '../description.ts';
import { useState } from 'react';
import { Alert } from '#design-system/components/Alert';
import { Text } from '#design-system/primitives/Text';
import { FieldComparison } from '../FieldComparison/FieldComparison.tsx';
import { formatLabels } from '../words.ts';
import { Differences } from './RecoveredDraft.styles.ts';
import { formatDay, formatTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import type { SavePhase } from '#documents/data/editorState.ts';
import { type DataError, errorText } from '#data/errors.ts';

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
        onRecreate={onRecreate}
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

interface RecoveredDraftProps extends Pick<EditingNoticesProps<unknown>, 'words'> {
  /** Le brouillon retrouvé sur l’appareil. */
  draft: Pick<Draft, 'editedAt' | 'isNew'>;
  /** Ce qu’il changerait : `before` est ce que le serveur y a. */
  differences: readonly Difference[];
  /** Un enregistrement est en cours : le brouillon ne peut être repris au milieu. */
  isPending: boolean;
  /** Le reprend. */
  onRecover: () => void;
  /** Le jette, après une question. */
  onDismiss: () => void;
}

/** A draft that was left on this device, and what it would change. Nothing is done with it until the person says so. */
function RecoveredDraft({ words, draft, differences, isPending, onRecover, onDismiss }: RecoveredDraftProps) {
  const [now] = useState(() => Date.now());
  const title = draft.isNew && differences.find(({ path }) => path === 'title')?.after;
  const labels = formatLabels(differences.map(({ label }) => label));
  return (
    <Alert
      title={foundTitle(draft.editedAt, now)}
      action={
        <>
          <Button size="small" isDisabled={isPending} onClick={onRecover}>
            Reprendre ce texte
          </Button>
          <Button size="small" variant="ghost" onClick={onDismiss}>
            Ignorer
          </Button>
        </>
      }
    >
      <Text size="small">
        {`${title ? `« ${title} ». ` : ''}Écrit ${formatAge(draft.editedAt, now)}, jamais enregistré sur le serveur. Ce qui diffère : ${labels}.`}
      </Text>
      <Differences>
        <summary>Voir ce qui diffère</summary>
        {differences.map(({ path, label, before, after }) => (
          <FieldComparison
            key={path}
            label={label}
            mine={{ title: 'Texte retrouvé', text: after }}
            theirs={{ title: draft.isNew ? words.origin : 'Version du serveur', text: before }}
          />
        ))}
      </Differences>
    </Alert>
  );
}

/** « Un texte non enregistré de 14 h 03 … », by the clock of Québec, with the day when it isn't today's. */
function foundTitle(typedAt: number, now: number) {
  const at = toClockTime(typedAt);
  const day = at.slice(0, 10);
  const isToday = day === toClockTime(now).slice(0, 10);
  const when = isToday ? `de ${formatTime(at)}` : `du ${formatDay(day)}, ${formatTime(at)},`;
  return `Un texte non enregistré ${when} a été retrouvé sur cet appareil`;
}

const relative = new Intl.RelativeTimeFormat('fr-CA', { numeric: 'auto' });
const MINUTE = 60_000;

/** « il y a 5 minutes ». */
function formatAge(typedAt: number, now: number) {
  const minutes = Math.round((typedAt - now) / MINUTE);
  if (minutes === 0) return 'à l’instant';
  if (minutes > -60) return relative.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours > -24 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day');
}

export interface SaveProblemProps extends Pick<EditingNoticesProps<unknown>, 'words' | 'onRecreate'> {
  /** Pourquoi le dernier enregistrement a échoué; `null` sinon. */
  problem: DataError | null;
  /** Où en est l’enregistrement. */
  phase: SavePhase;
  /** Essaie de nouveau. */
  onRetry: () => void;
}

/**
 * What keeps the text from being saved, and what to do about it. The toast announces it, so this panel stays silent.
 */
export function SaveProblem({ words, problem, phase, onRetry, onRecreate }: SaveProblemProps) {
  if (!problem || phase === 'signedOut') return null;
  if (phase === 'retrying' || phase === 'sending') {
    return (
      <Alert
        tone="warning"
        title={problem.message}
        action={
          <SmallButton isPending={phase === 'sending'} onClick={onRetry}>
            Réessayer
          </SmallButton>
        }
      >
        L’enregistrement reprendra de lui-même. D’ici là, votre texte reste ici.
      </Alert>
    );
  }
  // The field of the slug says it.
  if (problem.kind === 'duplicate' && problem.column === 'slug') return null;
  const { the, origin, ending } = words;
  return (
    <Alert
      tone="danger"
      title={`${the} n’est pas enregistré${ending}.`}
      action={
        problem.kind === 'notFound' &&
        onRecreate && (
          <SmallButton onClick={onRecreate}>{`En faire un${ending} ${origin.toLowerCase()}`}</SmallButton>
        )
      }
    >
      {errorText(problem)} Votre texte est toujours ici.
    </Alert>
  );
}
