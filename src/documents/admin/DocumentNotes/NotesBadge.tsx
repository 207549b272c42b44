import { Badge } from '#design-system/components/Badge';
import { useOpenNotesWithin } from './NotesContext.ts';

/** How many open notes are within a part of the form that may be closed; nothing where there are none. */
export function NotesBadge({ within }: { within: string }) {
  const count = useOpenNotesWithin(within);
  return count > 0 && <Badge variant="accent">{count > 1 ? `${count} notes` : '1 note'}</Badge>;
}
