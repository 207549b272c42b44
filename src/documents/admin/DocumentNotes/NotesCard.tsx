import { use } from 'react';
import { ListError } from '#lists/ListError.tsx';
import { FormCard } from '#admin/shell/FormCard.styles.ts';
import { Button } from '#design-system/components/Button';
import { Text } from '#design-system/primitives/Text';
import { Entries } from './DocumentNotes.styles.ts';
import { NoteThreads } from './FieldNotes.tsx';
import { NotesContext, useOpenNotesWithin } from './NotesContext.ts';
import { Badge } from '#design-system/components/Badge';

const SHORT = 60;

const shorten = (words: string) => (words.length > SHORT ? `${words.slice(0, SHORT).trimEnd()}…` : words);

/** Every item around it is opened: a field may stand in one that is closed. */
function goToNote(id: string) {
  const thread = document.getElementById(`note-${id}`);
  for (let around = thread?.closest('details'); around; around = around.parentElement?.closest('details'))
    around.open = true;
  thread?.focus();
}

/** How many notes wait for somebody, the way to each, and those that are about no field; nothing where there are none. */
export function NotesCard() {
  const { placed, retry } = use(NotesContext);
  const open = placed.filter(({ note }) => note.state === 'open');
  const others = placed.filter(({ path }) => path === null);
  if (placed.length === 0 && !retry) return null;
  return (
    <FormCard aria-labelledby="notes-de-lecture">
      <h2 id="notes-de-lecture">Notes de lecture</h2>
      {retry && <ListError what="les notes" onRetry={retry} />}
      {placed.length > 0 && <Text isNote>{countOpen(open.length)}</Text>}
      {open.some(({ path }) => path !== null) && (
        <Entries>
          {open
            .filter(({ path }) => path !== null)
            .map(({ note, label }) => (
              <li key={note.id}>
                <Button size="small" variant="ghost" onClick={() => goToNote(note.id)}>
                  {`${label}\u00A0: ${shorten(note.note ?? note.proposal ?? '')}`}
                </Button>
              </li>
            ))}
        </Entries>
      )}
      {others.length > 0 && <NoteThreads placed={others} label="Notes sur aucun champ" />}
    </FormCard>
  );
}

function countOpen(count: number) {
  if (count === 0) return 'Aucune note ouverte.';
  return count > 1 ? `${count} notes ouvertes.` : 'Une note ouverte.';
}

/** How many open notes are within a part of the form that may be closed; nothing where there are none. */
export function NotesBadge({ within }: { within: string }) {
  const count = useOpenNotesWithin(within);
  return count > 0 && <Badge variant="accent">{count > 1 ? `${count} notes` : '1 note'}</Badge>;
}
