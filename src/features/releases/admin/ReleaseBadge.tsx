import type { ReleaseItem } from '#features/releases/data/release.queries.ts';
import { formatQuebecTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';

export interface ReleaseBadgeProps {
  release: Pick<ReleaseItem, 'state' | 'due_at' | 'problem'>;
}

/** How far a release is, in a word. */
export function ReleaseBadge({ release: { state, due_at, problem } }: ReleaseBadgeProps) {
  if (state === 'undone') return <Badge variant="outline">Annulée</Badge>;
  if (state === 'published') return <Badge variant="success">Publiée</Badge>;
  if (problem) return <Badge variant="destructive">A échoué</Badge>;
  return due_at ? <Badge variant="accent">Planifiée</Badge> : <Badge>Sans date</Badge>;
}

/** When something last happened to a release, or is to happen: « Le 4 janvier 2027 à 6 h ». */
export function formatWhen({
  state,
  due_at,
  published_at,
  undone_at,
}: Pick<ReleaseItem, 'state' | 'due_at' | 'published_at' | 'undone_at'>) {
  if (state === 'undone' && undone_at) return `Annulée le ${formatQuebecTime(undone_at)}`;
  if (state === 'published' && published_at) return `Publiée le ${formatQuebecTime(published_at)}`;
  return due_at ? `Prévue le ${formatQuebecTime(due_at)}` : 'Quand quelqu’un la publie';
}
