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

export interface StateBadgeProps extends Partial<ChangeBadgeProps> {
  /** Où en est le document : texte d’origine, en ligne, planifié, brouillon, forme dépassée. */
  state: ContentState;
  /** Comment il s’appelle : ce qui a sa propre adresse n’a pas de texte dans le code. */
  words: KindWords;
}

/** The state of a content in a word, and what waits beside it (product: states of a section). */
export const StateBadge = ({ state, words, ...change }: StateBadgeProps) => (
  <>
    <Badge variant={states[state].variant}>{nameState(state, words)}</Badge>
    <ChangeBadge isModified={false} plannedFor={null} {...change} />
  </>
);
