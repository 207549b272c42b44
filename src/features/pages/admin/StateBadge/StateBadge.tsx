import { ChangeBadge, type ChangeBadgeProps } from '#documents/admin/ChangeBadge/ChangeBadge.tsx';
import type { KindWords } from '#documents/data/documentKinds.ts';
import { Badge } from '#design-system/components/Badge';
import type { ContentState } from '../contentState.ts';

const states = {
  original: { label: 'Texte d’origine', variant: 'outline' },
  online: { label: 'En ligne', variant: 'success' },
  scheduled: { label: 'Planifié', variant: 'secondary' },
  draft: { label: 'Brouillon', variant: 'secondary' },
  unfit: { label: 'Ne correspond plus à sa forme', variant: 'destructive' },
} as const;

/** The state of a content in a word: what has an address of its own has no text in the code. */
export const nameState = (state: ContentState, words: KindWords) =>
  words.hasOwnAddress && state === 'original' ? `Pas enregistré${words.ending}` : states[state].label;

export interface StateBadgeProps {
  /** Des modifications attendent à côté de ce qui est en ligne. */
  isModified?: ChangeBadgeProps['isModified'];
  /** Le moment prévu, s’il est planifié. */
  plannedFor?: ChangeBadgeProps['plannedFor'];
  /** Le moment où cela se termine, s’il y en a un. */
  endsAt?: ChangeBadgeProps['endsAt'];
  /** Où en est le document : texte d’origine, en ligne, planifié, brouillon, forme dépassée. */
  state: ContentState;
  /** Comment il s’appelle : ce qui a sa propre adresse n’a pas de texte dans le code. */
  words: KindWords;
}

/** The state of a content in a word, and what waits beside it (product: states of a section). */
export function StateBadge({
  state,
  words,
  isModified = false,
  plannedFor = null,
  endsAt = null,
}: StateBadgeProps) {
  const { variant } = states[state];
  return (
    <>
      <Badge variant={variant}>{nameState(state, words)}</Badge>
      <ChangeBadge isModified={isModified} plannedFor={plannedFor} endsAt={endsAt} />
    </>
  );
}
