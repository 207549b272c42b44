import { type ArticleStatus, statusLabel } from '#data/articles/articleStatus.ts';
import { formatTime } from '#data/formats.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { useIsScheduled } from '../useIsScheduled.ts';
import { Scheduled } from './StatusBadge.styles.ts';

export interface StatusBadgeProps {
  status: ArticleStatus;
  publishedAt: string | null;
}

const variants = { draft: 'secondary', published: 'default', archived: 'outline' } as const;

/** Where an article stands, in the styles of its status (product 7.7); one that is scheduled says for when (7.10). */
export function StatusBadge({ status, publishedAt }: StatusBadgeProps) {
  const isScheduled = useIsScheduled({ status, published_at: publishedAt });
  if (!isScheduled || publishedAt === null) {
    return <Badge variant={variants[status]}>{statusLabel[status]}</Badge>;
  }
  const clockTime = toClockTime(publishedAt);
  return (
    <Scheduled>
      <Badge variant="accent">Planifié</Badge>
      <time dateTime={publishedAt}>
        {clockTime.slice(0, 10).split('-').reverse().join('/')} <span>{formatTime(clockTime)}</span>
      </time>
    </Scheduled>
  );
}
