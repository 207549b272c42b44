import { formatDayAndTime } from '#data/formats.ts';
import type { PreviewApproval } from '#features/previews/data/previewLinks.queries.ts';
import { toClockTime } from '#data/quebecTime.ts';
import { Badge } from '#design-system/components/Badge';
import { Text } from '#design-system/primitives/Text';
import { Entries, Group } from './PreviewCard.styles.ts';

/** Who has approved the text, and whether it is still as it was then. */
export function Approvals({ approvals }: { approvals: readonly PreviewApproval[] }) {
  if (approvals.length === 0) return null;
  return (
    <Group>
      <h3>Approbations</h3>
      <Entries>
        {approvals.map(({ id, name, comment, approved_at, is_current }) => (
          <li key={id}>
            <Text size="small">
              Approuvé par <strong>{name}</strong> le {formatDayAndTime(toClockTime(approved_at))}
            </Text>
            {comment && (
              <Text as="blockquote" size="small" tone="muted">
                {comment}
              </Text>
            )}
            <Badge variant={is_current ? 'success' : 'secondary'}>
              {is_current ? 'Version enregistrée' : 'Modifié depuis'}
            </Badge>
          </li>
        ))}
      </Entries>
    </Group>
  );
}
