import { Alert } from '#design-system/components/Alert';
import { SmallButton } from '#design-system/components/Button';
import type { KindWords } from '#documents/data/documentKinds.ts';
import type { Difference } from '../description.ts';
import { FieldComparison } from '../FieldComparison/FieldComparison.tsx';
import { formatLabels } from '../words.ts';
import { Choices } from './ConflictChoice.styles.ts';

export interface ConflictChoiceProps {
  /** Comment s’appelle le document. */
  words: KindWords;
  /** Là où les deux ont changé le texte : `before` est celui du serveur, `after` celui du formulaire. */
  conflicts: readonly Difference[];
  /** Ce qui est venu de l’autre côté sans choix, par étiquette. */
  mergedIn: readonly string[];
  /** L’enregistrement demandé reprend après le dernier choix. */
  isSavePending: boolean;
  /** Reçoit le choix, champ par champ. */
  onResolve: (conflict: Difference, choice: 'mine' | 'theirs') => void;
}

const CONFLICTS = 'deux-versions';

/** What has to be chosen takes the focus. */
export const goToConflicts = () => document.getElementById(CONFLICTS)?.focus();

/**
 * The document was saved elsewhere meanwhile: what came in from there, and what both sides changed, to choose field by
 * field.
 */
export function ConflictChoice({
  words,
  conflicts,
  mergedIn,
  isSavePending,
  onResolve,
}: ConflictChoiceProps) {
  const { this: it, ending } = words;
  const brought = mergedIn.length > 0 && `Repris de l’autre version : ${formatLabels(mergedIn)}.`;
  if (conflicts.length === 0) {
    return (
      brought && <Alert title={`${it} avait été enregistré${ending} ailleurs entre-temps.`}>{brought}</Alert>
    );
  }
  return (
    <Alert tone="warning" isAnnounced title={`${it} a été enregistré${ending} ailleurs entre-temps.`}>
      <p>
        {[
          'Rien n’a été écrasé, et votre texte est toujours ici.',
          `${conflicts.length > 1 ? 'Ces champs ont changé' : 'Ce champ a changé'} des deux côtés : choisissez ce qui reste.`,
          isSavePending && 'L’enregistrement suivra.',
          brought,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <Choices id={CONFLICTS} tabIndex={-1}>
        {conflicts.map((conflict) => {
          const { path, label, before, after } = conflict;
          const toAction = (words: string, choice: 'mine' | 'theirs') => (
            <SmallButton aria-label={`${words} : ${label}`} onClick={() => onResolve(conflict, choice)}>
              {words}
            </SmallButton>
          );
          return (
            <FieldComparison
              key={path}
              label={label}
              mine={{ title: 'Votre texte', text: after, action: toAction('Garder votre texte', 'mine') }}
              theirs={{
                title: 'Leur texte',
                text: before,
                action: toAction('Prendre leur texte', 'theirs'),
              }}
            />
          );
        })}
      </Choices>
    </Alert>
  );
}
