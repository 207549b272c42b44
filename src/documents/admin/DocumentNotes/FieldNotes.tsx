import { use, useRef } from 'react';
import { Settled, Threads } from './DocumentNotes.styles.ts';
import { NotesContext } from './NotesContext.ts';
import { NoteThread } from './NoteThread.tsx';
import type { PlacedNote } from './placeNotes.ts';

export interface FieldNotesProps {
  /** The field that they are about: a path of the document. */
  path: string;
}

/** What readers of a preview have to say of a field, below it; nothing where nobody has said anything. */
export function FieldNotes({ path }: FieldNotesProps) {
  const { placed } = use(NotesContext);
  const own = placed.filter((one) => one.path === path);
  if (own.length === 0) return null;
  const threads = <NoteThreads placed={own} label={`Notes sur «\u00A0${own[0]?.label ?? ''}\u00A0»`} />;
  // A few are read with the text; many would push it out of sight.
  if (placed.length <= FEW) return threads;
  return (
    <Settled>
      <summary>{own.length > 1 ? `${own.length} notes de lecture` : 'Une note de lecture'}</summary>
      <div>{threads}</div>
    </Settled>
  );
}

/** With more notes on a document than this, those below its fields are folded. */
const FEW = 5;

export interface NoteThreadsProps {
  placed: readonly PlacedNote[];
  /** What they are called together. */
  label: string;
}

/** Notes that wait for somebody; those that don't any more are folded. */
export function NoteThreads({ placed, label }: NoteThreadsProps) {
  const around = useRef<HTMLElement>(null);
  const settled = placed.filter(({ note }) => note.state !== 'open');
  return (
    <Threads ref={around} aria-label={label} tabIndex={-1}>
      {placed
        .filter(({ note }) => note.state === 'open')
        .map((one) => (
          <NoteThread key={one.note.id} placed={one} around={around} />
        ))}
      {settled.length > 0 && (
        <Settled>
          <summary>{settled.length > 1 ? `${settled.length} notes traitées` : 'Une note traitée'}</summary>
          <div>
            {settled.map((one) => (
              <NoteThread key={one.note.id} placed={one} around={around} />
            ))}
          </div>
        </Settled>
      )}
    </Threads>
  );
}
