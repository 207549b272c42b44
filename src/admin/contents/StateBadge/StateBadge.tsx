import { ChangeBadge, type ChangeBadgeProps } from '#admin/documents/ChangeBadge/index.ts';
import { Badge } from '#design-system/components/Badge';
import type { ContentState } from '../contentState.ts';

const states = {
  original: { label: 'Texte d’origine', variant: 'outline' },
  online: { label: 'En ligne', variant: 'success' },
  draft: { label: 'Brouillon', variant: 'secondary' },
  unfit: { label: 'Ne correspond plus à sa forme', variant: 'destructive' },
} as const;

export interface StateBadgeProps extends Partial<ChangeBadgeProps> {
  state: ContentState;
  /** A page that staff compose has no text in the code. */
  isComposed?: boolean;
}

/** The state of a content in a word, and what waits beside it (product 15.4). */
export function StateBadge({ state, isComposed, isModified = false, plannedFor = null }: StateBadgeProps) {
  const { label, variant } = states[state];
  return (
    <>
      <Badge variant={variant}>{isComposed && state === 'original' ? 'Pas enregistrée' : label}</Badge>
      <ChangeBadge isModified={isModified} plannedFor={plannedFor} />
    </>
  );
}
