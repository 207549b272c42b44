import type { ReactNode } from 'react';
import type { Saving } from '#data/articles/editing/editorReducer.ts';
import { type DataError, errorText } from '#data/errors.ts';
import { Alert } from '#design-system/components/Alert';
import { Button } from '#design-system/components/Button';

export interface SaveProblemProps {
  /** Why the last save failed; null when it didn't. */
  problem: DataError | null;
  phase: Saving['phase'];
  onRetry: () => void;
  /** For a deleted article: its text becomes a new one. */
  onRecreate: () => void;
}

/**
 * What keeps the text from being saved, and what to do about it. The toast announces it, so this panel stays silent.
 */
export function SaveProblem({ problem, phase, onRetry, onRecreate }: SaveProblemProps) {
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
  // The field says it, where it can be mended.
  if (problem.kind === 'duplicate' && problem.column === 'slug') return null;
  return (
    <Alert
      tone="danger"
      title="L’article n’est pas enregistré."
      action={
        problem.kind === 'notFound' && (
          <SmallButton onClick={onRecreate}>En faire un nouvel article</SmallButton>
        )
      }
    >
      {errorText(problem)} Votre texte est toujours ici.
    </Alert>
  );
}

function SmallButton(props: { isPending?: boolean; onClick: () => void; children: ReactNode }) {
  return <Button variant="outline" size="small" {...props} />;
}
