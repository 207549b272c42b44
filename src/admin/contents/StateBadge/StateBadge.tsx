import { Badge } from '#design-system/components/Badge';
import type { ContentState } from '../contentState.ts';

const states = {
  original: { label: 'Texte d’origine', variant: 'outline' },
  online: { label: 'En ligne', variant: 'success' },
  draft: { label: 'Brouillon non publié', variant: 'accent' },
  unfit: { label: 'Ne correspond plus à sa forme', variant: 'destructive' },
} as const;

export interface StateBadgeProps {
  state: ContentState;
  /** A page that staff compose has no text in the code. */
  isComposed?: boolean;
}

/** The state of a content in a word (product 15.4). */
export function StateBadge({ state, isComposed }: StateBadgeProps) {
  const { label, variant } = states[state];
  return <Badge variant={variant}>{isComposed && state === 'original' ? 'Pas enregistrée' : label}</Badge>;
}
