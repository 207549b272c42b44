import type { SavePhase } from '#documents/data/editorState.ts';
import { type DataError, errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import type { KindWords } from '#documents/data/documentKinds.ts';

export interface SaveProblemProps {
  /** Comment s’appelle le document. */
  words: KindWords;
  /** Pourquoi le dernier enregistrement a échoué; `null` sinon. */
  problem: DataError | null;
  /** Où en est l’enregistrement. */
  phase: SavePhase;
  /** Essaie de nouveau. */
  onRetry: () => void;
  /** Refait un document du texte d’un document supprimé; absent si c’est impossible. */
  onRecreate?: () => void;
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
