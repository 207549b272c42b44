import { type ArticleStatus, statusLabel } from '#data/articles/articleStatus.ts';
import { Badge } from '#design-system/components/Badge';

const variants = { draft: 'secondary', published: 'default', archived: 'outline' } as const;

/** Where an article stands, in the styles of its status (product 7.7). */
export function StatusBadge({ status }: { status: ArticleStatus }) {
  return <Badge variant={variants[status]}>{statusLabel[status]}</Badge>;
}
