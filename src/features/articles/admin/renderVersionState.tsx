import type { VersionItem } from '#documents/data/version.queries.ts';
import { StatusBadge } from './StatusBadge/StatusBadge.tsx';

/** How an article stood when a version was saved, where the reason beside it doesn't say that already. */
export const renderVersionState = ({ reason, publication }: VersionItem) =>
  publication && reason !== 'published' && reason !== 'scheduled' ? (
    <StatusBadge status={publication.status} publishedAt={publication.published_at} />
  ) : null;
