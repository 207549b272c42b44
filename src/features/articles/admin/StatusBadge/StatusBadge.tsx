import { ChangeBadge, PlannedBadge } from '#documents/admin/ChangeBadge/ChangeBadge.tsx';
import { type ArticleStatus, statusLabel } from '#features/articles/data/articleStatus.ts';
import { Badge } from '#design-system/components/Badge';
import { Cluster } from '#design-system/primitives/Cluster';
import type { VersionItem } from '#documents/data/version.queries.ts';
import { useIsScheduled } from '../useIsScheduled.ts';

export interface StatusBadgeProps {
  /** Le statut enregistré : brouillon, publié ou archivé. */
  status: ArticleStatus;
  /** Le moment de la publication; à venir, l’article est planifié. */
  publishedAt: string | null;
  /** Des modifications attendent à côté de ce qui est en ligne. */
  isModified?: boolean;
  /** Quand elles paraissent, en ISO 8601. */
  plannedFor?: string | null;
  /** Quand cela se termine, en ISO 8601. */
  endsAt?: string | null;
}

const variants = { draft: 'secondary', published: 'default', archived: 'outline' } as const;

/**
 * Where an article stands, in the styles of its status (product: statuses); one that is scheduled says for when (product: planning), and one that
 * is modified says so beside it.
 */
export function StatusBadge({
  status,
  publishedAt,
  isModified = false,
  plannedFor = null,
  endsAt = null,
}: StatusBadgeProps) {
  const isScheduled = useIsScheduled({ status, published_at: publishedAt });
  const badge =
    isScheduled && publishedAt !== null ? (
      <PlannedBadge plannedFor={publishedAt} />
    ) : (
      <Badge variant={variants[status]}>{statusLabel[status]}</Badge>
    );
  if (isScheduled ? endsAt === null : !isModified && plannedFor === null && endsAt === null) return badge;
  return (
    <Cluster $gap={1}>
      {badge}
      <ChangeBadge isModified={isModified && !isScheduled} plannedFor={plannedFor} endsAt={endsAt} />
    </Cluster>
  );
}

/** How an article stood when a version was saved, where the reason beside it doesn't say that already. */
export const renderVersionState = ({ reason, publication }: VersionItem) =>
  publication && reason !== 'published' && reason !== 'scheduled' ? (
    <StatusBadge status={publication.status} publishedAt={publication.published_at} />
  ) : null;
